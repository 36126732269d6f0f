import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { visitor } from "../actor.ts";
import { buildCaller, buildStaff, buildStudent, signInAs, TEST_PASSWORD } from "../testing.ts";
import { exportAccount } from "./account-export.server.ts";

const database = await createTestDatabase();

afterEach(async () => {
  setClock();
  await database.truncate();
});

async function somebody() {
  const actor = await buildStudent({ password: TEST_PASSWORD, email: "awa@exemple.test" });
  const cookie = (await signInAs(actor.email)).get("cookie") ?? "";
  return { actor, here: buildCaller({ cookie }) };
}

test("tells the account, its ways in, its devices and its history, and no secret", async () => {
  const { actor, here } = await somebody();
  const answer = await exportAccount(actor, here, "fr");
  const told = JSON.stringify(answer);
  for (const word of ["awa@exemple.test", "Diop", "203.0.113.7", "Données téléchargées"])
    expect(told).toContain(word);
  expect(told).toContain('"Nouvelle adresse en attente":"aucune"');
  expect(told).not.toMatch(/argon2|session_token/);
});

test("refuses a sixth in an hour, an old sign-in, and whoever is no candidate", async () => {
  const { actor, here } = await somebody();
  for (const _ of [1, 2, 3, 4, 5])
    expect(await exportAccount(actor, here, "fr")).toMatchObject({ ok: true });
  expect(await exportAccount(actor, here, "fr")).toMatchObject({ reason: "too-many-downloads" });
  setClock(new Date(Date.now() + 16 * 60_000));
  expect(await exportAccount(actor, here, "fr")).toMatchObject({ reason: "proof-needed" });
  expect(await exportAccount(visitor, here, "fr")).toBeNull();
  expect(await exportAccount(await buildStaff(), here, "fr")).toBeNull();
});
