import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setConfig } from "#app/platform/config.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getActor } from "../session.server.ts";
import { buildCaller, buildUser, signInAs, TEST_PASSWORD } from "../testing.ts";
import { finishProviderSignIn, startProviderSignIn } from "./provider.server.ts";
import { startLinkingProvider } from "./sign-in-methods.server.ts";

const database = await createTestDatabase();
const fetchNothing = vi.fn(() => new Promise<Response>(() => {}));

beforeEach(() => {
  const google = { clientId: "our-id", clientSecret: "our secret" };
  setConfig({ ...database.config, demo: false, google });
  vi.stubGlobal("fetch", fetchNothing.mockClear());
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await database.truncate();
});

/** A user who signed in a moment ago starts linking Google. */
async function prepareLinking() {
  const { email } = await buildUser({ email: "p@exemple.test", password: TEST_PASSWORD });
  const headers = await signInAs(email);
  const options = { returnTo: "/espace-etudiant/compte", locale: "fr" } as const;
  const actor = await getActor(headers);
  return () =>
    startLinkingProvider(
      actor,
      buildCaller({ cookie: headers.get("cookie") ?? "" }),
      "google",
      options,
    );
}

const options = { locale: "fr", next: null } as const;
test.each([
  ["going to it", async () => () => startProviderSignIn(buildCaller(), "google", options)],
  [
    "coming back from it",
    async () => () => finishProviderSignIn(buildCaller(), "google", "?code=c&state=s"),
  ],
  ["linking it to an account", prepareLinking],
])(
  "%s: returns provider-unavailable after five seconds without an answer, not earlier (R-13)",
  async (_, prepare) => {
    const start = await prepare();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onResult = vi.fn();
    const pending = start().then(onResult);
    // The timeout starts before the request to the provider.
    while (fetchNothing.mock.calls.length === 0) await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(onResult).toHaveBeenCalledWith(
      expect.objectContaining({ ok: false, reason: "provider-unavailable" }),
    );
  },
);
