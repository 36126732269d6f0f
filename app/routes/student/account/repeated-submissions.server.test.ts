import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { listDevices } from "#app/features/auth/devices.server.ts";
import { buildCaller, buildStudent, signInAs, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { action as close } from "./close.tsx";
import { action as take } from "./data.ts";
import { action as prove } from "./prove.tsx";
import { action as account } from "./route.tsx";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const ORIGIN = "http://localhost:3000";
const NEW = "cinq girafes lisent sous la pluie";

async function createSignedInStudent() {
  const actor = await buildStudent({ password: TEST_PASSWORD });
  return { actor, headers: await signInAs(actor.email) };
}

type TestUser = { actor: Student; headers: Headers };
type Action = (args: never) => unknown;

/** Submits a form to an action and returns its result or the thrown response. */
async function send({ actor, headers }: TestUser, action: Action, form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(clientAddressContext, "203.0.113.9");
  const body = new URLSearchParams(form);
  const requestHeaders = new Headers(headers);
  requestHeaders.set("origin", ORIGIN);
  const request = new Request(`${ORIGIN}${ACCOUNT_PATH}`, {
    method: "POST",
    headers: requestHeaders,
    body,
  });
  const callAction = action as unknown as (args: unknown) => Promise<unknown>;
  return callAction({ request, context, params: {} }).catch((thrown: unknown) => thrown);
}

/** Submits the same form twice and returns the redirect targets. */
async function sendTwice(user: TestUser, action: Action, form: Record<string, string>) {
  const answers = [await send(user, action, form), await send(user, action, form)];
  return answers.map((item) => (item instanceof Response ? item.headers.get("location") : item));
}

const listSentSubjects = async () => (await database.listEmails()).map(({ subject }) => subject);

const repeatTwice = <T>(item: T) => [item, item];

describe("actions of the account submitted twice", () => {
  it("change the password once, and redirect to password-changed both times", async () => {
    const user = await createSignedInStudent();
    const form = { intent: "change-password", currentPassword: TEST_PASSWORD, newPassword: NEW };
    expect(await sendTwice(user, account, form)).toEqual(
      repeatTwice(`${ACCOUNT_PATH}?done=password-changed`),
    );
    expect(await listSentSubjects()).toEqual(["Votre mot de passe a changé"]);
  });

  it("sign a device out once, and redirect with its name both times", async () => {
    const user = await createSignedInStudent();
    await signInAs(user.actor.email);
    const caller = buildCaller({ cookie: user.headers.get("cookie") ?? "" });
    const [, other] = await listDevices(user.actor, caller);
    const form = { intent: "sign-out-device", device: other?.id ?? "", deviceName: "unknown.." };
    expect(await sendTwice(user, account, form)).toEqual(
      repeatTwice(`${ACCOUNT_PATH}?done=device-signed-out&device=unknown..`),
    );
    expect(await listDevices(user.actor, caller)).toHaveLength(1);
  });

  it("close the account once, and redirect both times with headers that clear the session", async () => {
    const user = await createSignedInStudent();
    for (const _ of [1, 2]) {
      const answer = (await send(user, close, { word: "FERMER" })) as Response;
      expect(answer.headers.get("location")).toBe("/connexion?done=account-closing");
      expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
      expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;/);
    }
    expect(await listSentSubjects()).toEqual(["Votre compte va être fermé"]);
  });

  it("re-authenticate both times, and redirect to the account", async () => {
    const user = await createSignedInStudent();
    expect(await sendTwice(user, prove, { password: TEST_PASSWORD })).toEqual(
      repeatTwice(ACCOUNT_PATH),
    );
  });

  it("return the archive of the personal data both times", async () => {
    const user = await createSignedInStudent();
    for (const _ of [1, 2]) {
      const answer = (await send(user, take, {})) as Response;
      expect(answer.headers.get("content-type")).toContain("zip");
      await answer.body?.cancel();
    }
  });
});
