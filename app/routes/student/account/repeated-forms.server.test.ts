import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { listDevices } from "#app/features/identity/account/devices.server.ts";
import type { Student } from "#app/features/identity/actor.ts";
import { buildCaller, buildStudent, PASSWORD, signedIn } from "#app/features/identity/testing.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as account } from "../account.tsx";
import { ACCOUNT } from "./addresses.ts";
import { action as close } from "./close.tsx";
import { action as take } from "./data.ts";
import { action as prove } from "./prove.tsx";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const ORIGIN = "http://localhost:3000";
const NEW = "cinq girafes lisent sous la pluie";

async function signedInStudent() {
  const actor = await buildStudent({ password: PASSWORD });
  return { actor, headers: await signedIn(actor.email) };
}

type Person = { actor: Student; headers: Headers };
type Action = (args: never) => unknown;

/** What a page answers to a form. */
async function send({ actor, headers }: Person, action: Action, form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(addressContext, "203.0.113.9");
  const body = new URLSearchParams(form);
  const asking = new Headers(headers);
  asking.set("origin", ORIGIN);
  const request = new Request(`${ORIGIN}${ACCOUNT}`, { method: "POST", headers: asking, body });
  const asked = action as unknown as (args: unknown) => Promise<unknown>;
  return asked({ request, context, params: {} }).catch((thrown: unknown) => thrown);
}

/** Where the same form, sent twice, leads to. */
async function sendTwice(person: Person, action: Action, form: Record<string, string>) {
  const answers = [await send(person, action, form), await send(person, action, form)];
  return answers.map((one) => (one instanceof Response ? one.headers.get("location") : one));
}

const subjects = async () => (await database.listEmails()).map(({ subject }) => subject);

const twice = <T>(one: T) => [one, one];

describe("forms of the account sent twice", () => {
  it("change the password once, and lead both times to the page that says so", async () => {
    const person = await signedInStudent();
    const form = { intent: "change-password", currentPassword: PASSWORD, newPassword: NEW };
    expect(await sendTwice(person, account, form)).toEqual(
      twice(`${ACCOUNT}?fait=password-changed`),
    );
    expect(await subjects()).toEqual(["Votre mot de passe a changé"]);
  });

  it("sign a device out once, and name it both times", async () => {
    const person = await signedInStudent();
    await signedIn(person.actor.email);
    const caller = buildCaller({ cookie: person.headers.get("cookie") ?? "" });
    const [, other] = await listDevices(person.actor, caller);
    const form = { intent: "device", device: other?.id ?? "", deviceName: "unknown.." };
    expect(await sendTwice(person, account, form)).toEqual(
      twice(`${ACCOUNT}?fait=device-out&appareil=unknown..`),
    );
    expect(await listDevices(person.actor, caller)).toHaveLength(1);
  });

  it("close the account once, and lead both times to the page that says so, which forgets the person", async () => {
    const person = await signedInStudent();
    for (const _ of [1, 2]) {
      const answer = (await send(person, close, { word: "FERMER" })) as Response;
      expect(answer.headers.get("location")).toBe("/connexion?fait=account-closing");
      expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
      expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;/);
    }
    expect(await subjects()).toEqual(["Votre compte va être fermé"]);
  });

  it("prove who it is and lead both times to the page that asked", async () => {
    const person = await signedInStudent();
    expect(await sendTwice(person, prove, { password: PASSWORD })).toEqual(twice(ACCOUNT));
  });

  it("give the archive of the person's data both times", async () => {
    const person = await signedInStudent();
    for (const _ of [1, 2]) {
      const answer = (await send(person, take, {})) as Response;
      expect(answer.headers.get("content-type")).toContain("zip");
      await answer.body?.cancel();
    }
  });
});
