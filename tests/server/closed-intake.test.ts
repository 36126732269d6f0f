import { beforeEach, expect, test, vi } from "vitest";
import { getReady, numberOf, review, SUMMARY } from "#tests/support/kill-storm/applicant.ts";
import { lettersOf } from "#tests/support/kill-storm/letters.ts";
import { oneServer } from "#tests/support/one-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Somebody who has only to send, and an intake that closes before they do.
const { server, database, dataDir } = await oneServer();
const letters = lettersOf(dataDir);
const { who } = await getReady({ origin: server.origin, name: "closing", letters });
const HOME = "/espace-etudiant";
const ROOT = `${HOME}/candidate`;

beforeEach(() => database.query("update applications set created_at = now() - interval '3 days'"));

const closedFor = (time: string) =>
  database.query(`update intakes set grace_hours = 6, closes_at = now() - interval '${time}'`);
const read = async (address: string) => (await who.ask(address)).text();

test("once it is closed for good, nothing offers to send, and a form that was kept is refused", async () => {
  const form = (await review(who)) ?? {};
  expect(form.version).toBeTruthy();
  await closedFor("8 hours");
  for (const address of [HOME, ROOT, SUMMARY]) {
    const page = await read(address);
    expect(page, address).toContain("les candidatures sont closes depuis");
    expect(page, address).not.toMatch(
      /Soumettre ma candidature|Il vous reste|Continuer.:|jusqu’à l’envoi/,
    );
  }
  // What was answered can still be read, and is kept for the next one.
  expect(await read(ROOT)).toContain("Les candidatures de cette rentrée sont closes");
  expect(await read(SUMMARY)).toContain("Lycée 2025-2026");
  const refused = await who.send(SUMMARY, form);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain("closes");
  expect(await numberOf(who)).toBeUndefined();
});

test("in the hours of grace the page of review says until when, and what is sent is marked", async () => {
  await closedFor("2 hours");
  for (const address of [HOME, ROOT, SUMMARY])
    expect(await read(address), address).toContain("vous pouvez encore envoyer la vôtre");
  await who.send(SUMMARY, (await review(who)) ?? {});
  expect(await numberOf(who)).toMatch(/^ER-/);
  expect(
    await database.query("select late from applications where number is not null"),
  ).toContainEqual({
    late: true,
  });
});
