import { AsyncLocalStorage } from "node:async_hooks";

const heard = new AsyncLocalStorage<{ fault?: Error }>();

/** Keeps the fault that the library tells its log, where somebody listens; false where nobody does. */
export function keepFault(fault: Error): boolean {
  const kept = heard.getStore();
  if (kept) kept.fault = fault;
  return kept !== undefined;
}

/** Does what the library does, which tells a fault of ours to its log and throws one without cause: ours is thrown. */
export async function hearingFaults<A>(work: () => Promise<A>): Promise<A> {
  const kept: { fault?: Error } = {};
  try {
    return await heard.run(kept, work);
  } catch (error) {
    throw kept.fault ?? error;
  }
}
