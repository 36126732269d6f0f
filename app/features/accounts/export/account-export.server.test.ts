import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import {
  buildCaller,
  buildStaff,
  buildStudent,
  signInAs,
  TEST_PASSWORD,
} from "#app/features/auth/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportAccount } from "./account-export.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

async function buildSignedInStudent() {
  const actor = await buildStudent({ password: TEST_PASSWORD, email: "awa@exemple.test" });
  const cookie = (await signInAs(actor.email)).get("cookie") ?? "";
  return { actor, caller: buildCaller({ cookie }) };
}

test("exportAccount: returns the account, sign-in methods, devices and history without secrets", async () => {
  const { actor, caller } = await buildSignedInStudent();
  const result = await exportAccount(actor, caller, "fr");
  const json = JSON.stringify(result);
  for (const text of ["awa@exemple.test", "Diop", "203.0.113.7", "Données téléchargées"])
    expect(json).toContain(text);
  expect(json).toContain('"Nouvelle adresse en attente":"aucune"');
  expect(json).not.toMatch(/argon2|session_token/);
});

test("exportAccount: refuses a sixth export in an hour and an old sign-in; null unless a candidate", async () => {
  const { actor, caller } = await buildSignedInStudent();
  for (const _ of [1, 2, 3, 4, 5])
    expect(await exportAccount(actor, caller, "fr")).toMatchObject({ ok: true });
  expect(await exportAccount(actor, caller, "fr")).toMatchObject({ reason: "too-many-downloads" });
  setClock(new Date(Date.now() + 16 * MINUTE_MS));
  expect(await exportAccount(actor, caller, "fr")).toMatchObject({
    reason: "reauthentication-required",
  });
  expect(await exportAccount(visitor, caller, "fr")).toBeNull();
  expect(await exportAccount(await buildStaff(), caller, "fr")).toBeNull();
});
