/** An expected reason not to start. Its message is the only line shown at the terminal. */
export class StartRefused extends Error {
  override name = "StartRefused";
}
