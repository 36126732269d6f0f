/** What was expected to prevent a start; its message is the one sentence shown at the terminal. */
export class StartRefused extends Error {
  override name = "StartRefused";
}
