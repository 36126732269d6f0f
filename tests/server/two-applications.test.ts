import { beforeAll, expect, test, vi } from "vitest";
import {
  APPLICATION_NUMBER,
  BASKET_PATH,
  prepareApplication,
  readApplicationNumber,
  readReviewForm,
  STATUS_PATH,
  SUMMARY_PATH,
} from "#tests/support/crash-test/applicant.ts";
import { openConfirmationEmails } from "#tests/support/crash-test/confirmation-emails.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// A candidate who applied for two intakes, and follows the older one.
const { server, database, dataDir } = await withServer();
const { who } = await prepareApplication({
  origin: server.origin,
  name: "two",
  confirmationEmails: openConfirmationEmails(dataDir),
});
const ROOT = "/espace-etudiant/candidate";
let [older, newer] = ["", ""];

beforeAll(async () => {
  const open = await database.query("select id from courses where availability = 'open'");
  const choose = async (place: number) =>
    who.submit(BASKET_PATH, { intent: "add", course: `${open[place]?.id}` });
  for (const place of [0, 1, 2]) await choose(place);
  await who.submit(SUMMARY_PATH, (await readReviewForm(who)) ?? {});
  older = (await readApplicationNumber(who)) ?? "";
  // The next intake opens, and everything that it requires is filled in again.
  await database.query("update intakes set closes_at = now() - interval '1 day'");
  await database.query(`insert into intakes (id, year, name_fr, name_en, opens_at, closes_at, created_at)
    values (gen_random_uuid(), 2031, 'Rentrée 2031', 'Intake 2031', now() - interval '1 day', now() + interval '9 days', now())`);
  await who.submit(`${ROOT}/nouvelle`, {});
  await database.query(`update applications set finished_sections = '{identity,passport,parents}'
    where number is null`);
  await choose(0);
  await who.submit(SUMMARY_PATH, (await readReviewForm(who)) ?? {});
  newer = (await readApplicationNumber(who)) ?? "";
  // The school sends a request about the older one.
  const [choice] = await database.query(`select c.id from choices c
    join applications a on a.id = c.application_id and a.number = '${older}' where c.position = 1`);
  for (const state of ["under-review", "more-information-asked"])
    await database.query(`update choices set state = '${state}' where id = '${choice?.id}'`);
  await database.query(`insert into requests (id, choice_id, kind, words, due_on, created_at)
    values (gen_random_uuid(), '${choice?.id}', 'answer', 'Où habitez-vous ?', '2031-01-01', now())`);
});

const states = () =>
  database.query(`select a.number, c.state from choices c join applications a on a.id = c.application_id
    join users u on u.id = a.candidate_id and u.email = '${who.email}' order by a.submitted_at`);

test("two applications: have two numbers, and the status page shows the newest", async () => {
  expect(older).toMatch(APPLICATION_NUMBER);
  expect(newer).toMatch(APPLICATION_NUMBER);
  expect(newer).not.toBe(older);
});

test("two applications: every link from the older one names it", async () => {
  const page = await (await who.request(`${STATUS_PATH}?candidature=${older}`)).text();
  expect(page).toContain(older);
  const own =
    /(?:href|action)="(\/espace-etudiant\/candidate\/(?:suivi|recu|recapitulatif)[^"]*)"/g;
  const led = [...page.matchAll(own)].map(([, address = ""]) => address);
  // The newer one has its link too.
  const others = led.filter((address) => !address.includes(older));
  expect(page).toContain("Où habitez-vous");
  expect(led.length).toBeGreaterThan(3);
  for (const address of others)
    expect(address).toMatch(new RegExp(`candidature=${newer}|/suivi/retrait/[\\w-]{36}$`));
});

test("two applications: withdrawing the older one does not change the newer", async () => {
  const page = await (await who.request(`${STATUS_PATH}?candidature=${older}`)).text();
  const withdraw =
    /href="(\/espace-etudiant\/candidate\/suivi\/retrait\?[^"]+)"/.exec(page)?.[1] ?? "";
  expect(withdraw).toContain(older);
  const form = await readFormValues(who, withdraw);
  const { status } = await who.submit(withdraw, { ...form, reason: "another-school" });
  expect(status).toBe(302);
  const after = await states();
  for (const { number, state } of after)
    expect(state).toBe(number === older ? "withdrawn" : "submitted");
});
