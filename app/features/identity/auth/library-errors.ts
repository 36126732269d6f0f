import { AsyncLocalStorage } from "node:async_hooks";

const captureScope = new AsyncLocalStorage<{ error?: Error }>();

/** Keeps the fault that the library tells its log, where somebody listens; false where nobody does. */
export function captureError(error: Error): boolean {
  const captured = captureScope.getStore();
  if (captured) captured.error = error;
  return captured !== undefined;
}

/** Does what the library does, which tells a fault of ours to its log and throws one without cause: ours is thrown. */
export async function rethrowCapturedError<T>(run: () => Promise<T>): Promise<T> {
  const captured: { error?: Error } = {};
  try {
    return await captureScope.run(captured, run);
  } catch (error) {
    throw captured.error ?? error;
  }
}
