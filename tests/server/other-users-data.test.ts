import { expect, test, vi } from "vitest";
import { readReviewForm, signUp } from "#tests/support/crash-test/applicant.ts";
import { openConfirmationEmails } from "#tests/support/crash-test/confirmation-emails.ts";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { createSignedInClient, type RequestOptions } from "#tests/support/test-client.ts";
import { TusUpload } from "#tests/support/tus-upload.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Two candidates, one of whom knows every address and id of the other.
const { server, database, dataDir } = await withServer();
const owner = await createSignedInClient(server.origin, "candidat@demo.test");
const other = await signUp(server.origin, "neighbour", openConfirmationEmails(dataDir));

const ROOT = "/espace-etudiant/candidate";
const NOBODY = "019a0000-0000-7000-8000-00000000beef";
const queryValue = async (question: string) =>
  (await database.query(question))[0] as Record<string, string>;
const id = async (table: string, where: string) =>
  (await queryValue(`select ${table}.id from ${table} ${where} limit 1`)).id ?? "";
const isOwners = "users.email = 'candidat@demo.test'";
const joinOwner = `join applications a on a.id = application_id join users on users.id = a.account_id and ${isOwners}`;
const ownerIds = {
  person: await id("users", `where ${isOwners}`),
  entry: await id("cursus_entries", joinOwner),
  choice: await id("choices", joinOwner),
  file: await id("files", `join users on users.id = owner_id where ${isOwners}`),
  thread: await id("threads", `join users on users.id = person_id where ${isOwners}`),
  session: await id("sessions", `join users on users.id = user_id where ${isOwners}`),
  // From somebody whose application is submitted.
  number: (await queryValue("select number from applications where number is not null limit 1"))
    .number,
};
// Create the other's draft before anything is compared.
await other.request(ROOT);

/** Tables that change by themselves, and the history, which may record refusals. */
const volatileTables = [
  "sessions",
  "rate_limits",
  "verifications",
  "mails",
  "history",
  "history_seals",
];

/** What a response reveals besides its text. */
async function requestAsOther(address: string, question?: RequestOptions) {
  const { status, headers } = await other.request(address, question);
  if (!address.startsWith("/fichiers")) return { status, headers: [headers.get("location")] };
  const headerNames = [
    "location",
    "etag",
    "content-length",
    "content-range",
    "content-disposition",
  ];
  return { status, headers: headerNames.map((name) => headers.get(name)) };
}

const requests: RequestOptions[] = [
  {},
  { method: "HEAD" },
  { headers: { range: "bytes=0-9" } },
  { headers: { "if-none-match": "*" } },
];

test("another user's file: is answered like a missing one, by every method (AZ-02)", async () => {
  const upload = await TusUpload.open(owner, 1_000);
  for (const of of ["", "?thumbnail", "?inline=1", "/pages/1"])
    for (const question of requests) {
      const answer = await requestAsOther(`/fichiers/${ownerIds.file}${of}`, question);
      expect(answer.status, `${of} ${JSON.stringify(question)}`).toBe(404);
      expect(answer).toEqual(await requestAsOther(`/fichiers/${NOBODY}${of}`, question));
    }
  expect((await owner.request(`/fichiers/${ownerIds.file}`)).status).toBe(200);
  expect(await upload.as(other).offset()).toBeNull();
  const receipt = await requestAsOther(`${ROOT}/recu?candidature=${ownerIds.number}`);
  expect(receipt).toEqual(await requestAsOther(`${ROOT}/recu?candidature=ER-27-DKR-9999`));
  expect([302, 404]).toContain(receipt.status);
});

test("another user's application, thread and account: are refused at every address and form (AZ-01, AZ-03, AZ-04, AZ-05)", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  const sections = ["suivi", "suivi.data", "recapitulatif", "info-personnel", "cursus"];
  const addresses = ({ number, choice, thread }: typeof ownerIds) => [
    ...sections.map((section) => `${ROOT}/${section}?candidature=${number}`),
    `${ROOT}/suivi/offre/${choice}`,
    `${ROOT}/suivi/retrait/${choice}`,
    `/espace-etudiant/messagerie/${thread}`,
    `/espace-etudiant/messagerie/${thread}.data`,
  ];
  const nobodys = { ...ownerIds, number: "ER-27-DKR-9999", choice: NOBODY, thread: NOBODY };
  const form = { subject: "x", content: "x", answer: "accept", reason: "other" };
  const headers = { origin: server.origin };
  const body = new URLSearchParams({ ...form, intent: "change", entry: ownerIds.entry });
  for (const [at, address] of addresses(ownerIds).entries())
    for (const question of [{}, { method: "POST", headers, body }]) {
      const answer = await requestAsOther(address, question);
      expect(answer, address).toEqual(await requestAsOther(addresses(nobodys)[at] ?? "", question));
      expect([202, 302, 404], address).toContain(answer.status);
      const html = await (await other.request(address)).text();
      expect(html, address).not.toMatch(/Aïssatou|candidat@demo/);
    }
  // Ids of the owner in the form are treated as unknown.
  for (const intent of ["change", "remove", "restore", "attach", "detach"]) {
    const requestEntry = async (entry: string) => {
      const year = { activity: "studies", schoolYear: "2025-2026", country: "SN", school: "X" };
      return (await other.submit(`${ROOT}/cursus`, { intent, entry, ...year })).status;
    };
    const status = await requestEntry(ownerIds.entry);
    // Without a file there is nothing to attach.
    expect(status, intent).toBe(intent === "attach" ? 422 : 404);
    expect(status, intent).toBe(await requestEntry(NOBODY));
  }
  const signOut = { intent: "sign-out-device", device: ownerIds.session };
  expect((await other.submit("/espace-etudiant/compte", signOut)).status).toBe(404);
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
  expect((await owner.request("/espace-etudiant/compte")).status).toBe(200);
});

const forgedForms = {
  status: "accepted",
  state: "accepted",
  role: "admin",
  userId: ownerIds.person,
  accountId: ownerIds.person,
  applicationId: NOBODY,
  id: NOBODY,
  number: "ER-27-DKR-9999",
  submittedAt: "2026-01-01",
  emailVerified: "true",
  demo: "true",
  __proto__x: "x",
  "__proto__.role": "admin",
  "constructor.prototype.role": "admin",
  "user[role]": "admin",
};

test("unknown form keys: change nothing (AZ-05, AZ-08)", async () => {
  const address = `${ROOT}/info-personnel`;
  const born = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2000" };
  const filled = async () => ({
    ...(await readFormValues(other, address)),
    ...born,
    campus: "senegal",
    finished: "on",
  });
  expect((await other.submit(address, await filled())).status).toBe(302);
  // Saving updates the application's version and date, and nothing else.
  const all = `
    select to_jsonb(a) - '{version,updated_at}'::text[] as row from applications a
    union all select to_jsonb(u) from users u union all select to_jsonb(c) from choices c
    order by 1`;
  const before = await database.query(all);
  // The form itself is accepted; the additional keys are ignored.
  const response = await other.submit(address, { ...(await filled()), ...forgedForms });
  expect(response.status).toBe(302);
  expect(await database.query(all)).toEqual(before);

  const course = await id("courses", "where availability = 'open'");
  const add = { intent: "add", course, ...forgedForms };
  await other.submit(`${ROOT}/mon-panierformations/mon-panier`, add);
  const chosen = await database.query(`select a.account_id as person, state from choices c
    join applications a on a.id = c.application_id where c.course_id = '${course}'
    order by c.created_at desc limit 1`);
  const person = await id("users", `where email = '${other.email}'`);
  expect(chosen).toEqual([{ person, state: "draft" }]);

  expect(await readReviewForm(other)).toBeUndefined();
  const skipped = { version: "1", declaration: "on", ...forgedForms };
  expect((await other.submit(`${ROOT}/recapitulatif`, skipped)).status).toBe(200);
  expect(
    await queryValue(
      `select number, submitted_at from applications where account_id = '${person}'`,
    ),
  ).toEqual({
    number: null,
    submitted_at: null,
  });
});
