import { beforeEach, expect, test, vi } from "vitest";
import {
  prepareApplication,
  readApplicationNumber,
  readReviewForm,
  SUMMARY_PATH,
} from "#tests/support/crash-test/applicant.ts";
import { openConfirmationEmails } from "#tests/support/crash-test/confirmation-emails.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// An application that only has to be submitted, and an intake that closes first.
const { server, database, dataDir } = await withServer();
const emails = openConfirmationEmails(dataDir);
const { who } = await prepareApplication({
  origin: server.origin,
  name: "closing",
  confirmationEmails: emails,
});
const HOME = "/espace-etudiant";
const ROOT = `${HOME}/candidate`;

beforeEach(() => database.query("update applications set created_at = now() - interval '3 days'"));

const closeIntake = (time: string) =>
  database.query(`update intakes set grace_hours = 6, closes_at = now() - interval '${time}'`);
const read = async (address: string) => (await who.request(address)).text();

test("closed intake: pages offer no submission, and a stored form is refused", async () => {
  const form = (await readReviewForm(who)) ?? {};
  expect(form.version).toBeTruthy();
  await closeIntake("8 hours");
  for (const address of [HOME, ROOT, SUMMARY_PATH]) {
    const page = await read(address);
    expect(page, address).toContain("les candidatures sont closes depuis");
    expect(page, address).not.toMatch(
      /Soumettre ma candidature|Il vous reste|Continuer.:|jusqu’à l’envoi/,
    );
  }
  // The answers can still be read, and are kept for the next intake.
  expect(await read(ROOT)).toContain("Les candidatures de cette rentrée sont closes");
  expect(await read(SUMMARY_PATH)).toContain("Lycée 2025-2026");
  const refused = await who.submit(SUMMARY_PATH, form);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain("closes");
  expect(await readApplicationNumber(who)).toBeUndefined();
});

test("grace period: the review page shows its end, and a submission is marked as late", async () => {
  await closeIntake("2 hours");
  for (const address of [HOME, ROOT, SUMMARY_PATH])
    expect(await read(address), address).toContain("vous pouvez encore envoyer la vôtre");
  await who.submit(SUMMARY_PATH, (await readReviewForm(who)) ?? {});
  expect(await readApplicationNumber(who)).toMatch(/^ER-/);
  expect(
    await database.query("select late from applications where number is not null"),
  ).toContainEqual({
    late: true,
  });
});
