import { AsyncLocalStorage } from "node:async_hooks";

const tasksOfCall = new AsyncLocalStorage<Promise<unknown>[]>();

/**
 * The handler of better-auth's background tasks, which write our emails. The library signs up in a transaction: if it
 * waited there for an email, which takes another connection, some sign-ups at once could use every connection of the
 * pool, or of a pooler, and wait for each other.
 */
export function addBackgroundTask(task: Promise<unknown>): void {
  const tasks = tasksOfCall.getStore();
  if (!tasks) throw new Error("better-auth was called outside withBackgroundTasks.");
  tasks.push(task);
}

/** Runs a call of the library, then waits for the tasks that it started: the email is queued before the answer. */
export async function withBackgroundTasks<T>(run: () => Promise<T>): Promise<T> {
  const tasks: Promise<unknown>[] = [];
  try {
    return await tasksOfCall.run(tasks, run);
  } finally {
    await Promise.all(tasks);
  }
}
