/** The form did not leave: there is no network. `unsent` is what the person said of the section. */
export type Unsent = { unsent: string };

/**
 * Sends a form, and answers for the server where there is no network: nothing is an error then, the
 * answers wait on the device (use-autosave.ts).
 */
export async function sendOrKeep<T>(request: Request, send: () => Promise<T>): Promise<T | Unsent> {
  // Read before it is sent: a request gives its body once.
  const finished = (await request.clone().formData()).get("finished");
  try {
    return await send();
  } catch (error) {
    // What `fetch` throws without a network, in every browser (Fetch standard, "network error").
    if (error instanceof TypeError) return { unsent: `${finished ?? "no"}` };
    throw error;
  }
}
