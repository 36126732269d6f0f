import { AsyncLocalStorage } from "node:async_hooks";

const captureScope = new AsyncLocalStorage<{ error?: Error }>();

/**
 * Stores an error that the library logs in the current scope of `rethrowCapturedError`. False outside such a scope.
 */
export function captureError(error: Error): boolean {
  const captured = captureScope.getStore();
  if (captured) captured.error = error;
  return captured !== undefined;
}

/**
 * Runs a library call and rethrows our own error. The library logs such an error and throws another one without a
 * cause.
 */
export async function rethrowCapturedError<T>(run: () => Promise<T>): Promise<T> {
  const captured: { error?: Error } = {};
  try {
    return await captureScope.run(captured, run);
  } catch (error) {
    throw captured.error ?? error;
  }
}
