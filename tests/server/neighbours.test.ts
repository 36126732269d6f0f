import { expect, test, vi } from "vitest";
import { digestOf } from "#tests/support/digest.ts";
import { formOf } from "#tests/support/form-of.ts";
import { review, signUp } from "#tests/support/kill-storm/applicant.ts";
import { lettersOf } from "#tests/support/kill-storm/letters.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { type Question, signedIn } from "#tests/support/person.ts";
import { Sending } from "#tests/support/tus.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Two candidates of one site, one of whom knows every address and identifier of the other.
const { server, database, dataDir } = await oneServer();
const owner = await signedIn(server.origin, "candidat@demo.test");
const other = await signUp(server.origin, "neighbour", lettersOf(dataDir));

const ROOT = "/espace-etudiant/candidate";
const NOBODY = "019a0000-0000-7000-8000-00000000beef";
const one = async (question: string) =>
  (await database.query(question))[0] as Record<string, string>;
const id = async (table: string, where: string) =>
  (await one(`select ${table}.id from ${table} ${where} limit 1`)).id ?? "";
const hers = "users.email = 'candidat@demo.test'";
const ofHers = `join applications a on a.id = application_id join users on users.id = a.candidate_id and ${hers}`;
const her = {
  person: await id("users", `where ${hers}`),
  entry: await id("cursus_entries", ofHers),
  choice: await id("choices", ofHers),
  file: await id("files", `join users on users.id = owner_id where ${hers}`),
  thread: await id("threads", `join users on users.id = person_id where ${hers}`),
  session: await id("sessions", `join users on users.id = user_id where ${hers}`),
  // Of somebody whose application is sent.
  number: (await one("select number from applications where number is not null limit 1")).number,
};
// His own draft is there before anything is compared.
await other.ask(ROOT);

/** What moves by itself, and the history, in which a refusal may be written. */
const restless = ["sessions", "rate_limits", "verifications", "mails", "history", "history_seals"];

/** What an answer says of a thing besides its words. */
async function answerTo(address: string, question?: Question) {
  const { status, headers } = await other.ask(address, question);
  if (!address.startsWith("/fichiers")) return { status, told: [headers.get("location")] };
  const told = ["location", "etag", "content-length", "content-range", "content-disposition"];
  return { status, told: told.map((name) => headers.get(name)) };
}

const ways: Question[] = [
  {},
  { method: "HEAD" },
  { headers: { range: "bytes=0-9" } },
  { headers: { "if-none-match": "*" } },
];

test("a file of another person is answered like one that does not exist, however it is asked for (AZ-02)", async () => {
  const sending = await Sending.open(owner, 1_000);
  for (const of of ["", "?miniature", "?inline=1", "/pages/1"])
    for (const question of ways) {
      const asked = await answerTo(`/fichiers/${her.file}${of}`, question);
      expect(asked.status, `${of} ${JSON.stringify(question)}`).toBe(404);
      expect(asked).toEqual(await answerTo(`/fichiers/${NOBODY}${of}`, question));
    }
  expect((await owner.ask(`/fichiers/${her.file}`)).status).toBe(200);
  expect(await sending.as(other).offset()).toBeNull();
  const receipt = await answerTo(`${ROOT}/recu?candidature=${her.number}`);
  expect(receipt).toEqual(await answerTo(`${ROOT}/recu?candidature=ER-27-DKR-9999`));
  expect([302, 404]).toContain(receipt.status);
});

test("an application, a conversation and an account are their person's alone, by every address and form (AZ-01, AZ-03, AZ-04, AZ-05)", async () => {
  const before = await digestOf(database, restless);
  const sections = ["suivi", "suivi.data", "recapitulatif", "info-personnel", "cursus"];
  const addresses = ({ number, choice, thread }: typeof her) => [
    ...sections.map((section) => `${ROOT}/${section}?candidature=${number}`),
    `${ROOT}/suivi/offre/${choice}`,
    `${ROOT}/suivi/retrait/${choice}`,
    `/espace-etudiant/messagerie/${thread}`,
    `/espace-etudiant/messagerie/${thread}.data`,
  ];
  const nobodys = { ...her, number: "ER-27-DKR-9999", choice: NOBODY, thread: NOBODY };
  const form = { subject: "x", content: "x", answer: "accept", reason: "other" };
  const headers = { origin: server.origin };
  const body = new URLSearchParams({ ...form, intent: "change", entry: her.entry });
  for (const [at, address] of addresses(her).entries())
    for (const question of [{}, { method: "POST", headers, body }]) {
      const answer = await answerTo(address, question);
      expect(answer, address).toEqual(await answerTo(addresses(nobodys)[at] ?? "", question));
      expect([202, 302, 404], address).toContain(answer.status);
      const said = await (await other.ask(address)).text();
      expect(said, address).not.toMatch(/Aïssatou|candidat@demo/);
    }
  // What a form names of hers is nobody's.
  for (const intent of ["change", "remove", "restore", "attach", "detach"]) {
    const asked = async (entry: string) => {
      const year = { activity: "studies", schoolYear: "2025-2026", country: "SN", school: "X" };
      return (await other.send(`${ROOT}/cursus`, { intent, entry, ...year })).status;
    };
    const status = await asked(her.entry);
    // Without a file there is nothing to attach, to anything.
    expect(status, intent).toBe(intent === "attach" ? 422 : 404);
    expect(status, intent).toBe(await asked(NOBODY));
  }
  const signOut = { intent: "device", device: her.session };
  expect((await other.send("/espace-etudiant/compte", signOut)).status).toBe(404);
  expect(await digestOf(database, restless)).toEqual(before);
  expect((await owner.ask("/espace-etudiant/compte")).status).toBe(200);
});

const forged = {
  status: "accepted",
  state: "accepted",
  role: "admin",
  userId: her.person,
  candidateId: her.person,
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

test("keys that a form does not have change nothing, whoever adds them (AZ-05, AZ-08)", async () => {
  const address = `${ROOT}/info-personnel`;
  const born = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2000" };
  const filled = async () => ({
    ...(await formOf(other, address)),
    ...born,
    campus: "senegal",
    finished: "on",
  });
  expect((await other.send(address, await filled())).status).toBe(302);
  // Saving makes an application younger, and changes nothing else of it.
  const all = `
    select to_jsonb(a) - '{version,updated_at}'::text[] as row from applications a
    union all select to_jsonb(u) from users u union all select to_jsonb(c) from choices c
    order by 1`;
  const before = await database.query(all);
  // The form is taken as it is: what is beside it is not, and it says what it said.
  const taken = await other.send(address, { ...(await filled()), ...forged });
  expect(taken.status).toBe(302);
  expect(await database.query(all)).toEqual(before);

  const course = await id("courses", "where availability = 'open'");
  const add = { intent: "add", course, ...forged };
  await other.send(`${ROOT}/mon-panierformations/mon-panier`, add);
  const chosen = await database.query(`select a.candidate_id as person, state from choices c
    join applications a on a.id = c.application_id where c.course_id = '${course}'
    order by c.created_at desc limit 1`);
  const person = await id("users", `where email = '${other.email}'`);
  expect(chosen).toEqual([{ person, state: "draft" }]);

  expect(await review(other)).toBeUndefined();
  const skipped = { version: "1", declaration: "on", ...forged };
  expect((await other.send(`${ROOT}/recapitulatif`, skipped)).status).toBe(200);
  expect(
    await one(`select number, submitted_at from applications where candidate_id = '${person}'`),
  ).toEqual({
    number: null,
    submitted_at: null,
  });
});
