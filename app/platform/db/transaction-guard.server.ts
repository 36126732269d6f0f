import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` as part of a transaction: until it ends, `refuseInTransaction` throws in it. */
export async function runAsTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws inside an open transaction. Every call to another machine starts with it: a call that hangs would hold a
 * pool connection and row locks. `call` names the callee in the error, as "the mail server".
 */
export function refuseInTransaction(call: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${call} was called inside a transaction`);
}
