import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` as the inside of a transaction: until it ends, `refuseInTransaction` throws in it. */
export async function runAsTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws inside an open transaction. Every call to another machine begins with it: one that hangs would hold a
 * connection of the pool and the rows that are locked. `call` names it, as "a mail server".
 */
export function refuseInTransaction(call: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${call} was called inside a transaction`);
}
