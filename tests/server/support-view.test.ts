import { expect, test, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { digestOf } from "#tests/support/digest.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { signedIn } from "#tests/support/person.ts";
import { seeingAreaOf, unreadThreadOf } from "#tests/support/seeing.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// On a database of its own, whose every row can be compared.
const { server, database } = await oneServer();
const CANDIDATE = "candidat@demo.test";
const thread = await unreadThreadOf(database, CANDIDATE);
const seer = await seeingAreaOf(server.origin, database, CANDIDATE);

/** What moves by itself, and the history, in which what is seen is written. */
const kept = ["sessions", "rate_limits", "verifications", "mails", "history", "history_seals"];
const addresses = sampleAddresses().filter(({ address }) => !address.endsWith("/deconnexion"));
const area = [
  ...addresses.filter(({ who }) => who === "student").map(({ address }) => address),
  thread,
  `/en${thread}`,
];
const form = { intent: "submit", subject: "x", content: "x", word: "FERMER", answer: "accept" };
const seen = () =>
  database.query("select details from history where action = 'support-view.page-seen'");

test("a session that sees a candidate's area changes nothing, at any address of the site", async () => {
  const before = await digestOf(database, kept);
  for (const { address } of addresses.filter((one) => !one.address.endsWith("/visite")))
    for (const asked of [address, address === "/" ? "/_.data" : `${address}.data`]) {
      const answer = await seer.send(asked, form);
      expect(answer.status, `POST ${asked}`).toBe(403);
    }
  const upload = { "tus-resumable": "1.0.0", "upload-length": "3", origin: server.origin };
  const sent = await seer.ask("/envois", { method: "POST", headers: upload });
  expect(sent.status).toBe(403);
  expect(await sent.text()).toContain("vous voyez sans rien pouvoir changer");
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const headers = { origin: server.origin };
    expect((await seer.ask(thread, { method, headers })).status, method).toBe(403);
  }
  expect(await digestOf(database, kept)).toEqual(before);
});

test("the refusal says why, in the frame of the area, with the band and in both languages", async () => {
  for (const [address, sentence, end] of [
    ["/espace-etudiant/compte", "Rien n’a été changé", "Terminer la visite"],
    ["/en/espace-etudiant/compte", "Nothing was changed", "End the visit"],
    ["/administration/compte", "Rien n’a été changé", "Terminer la visite"],
  ]) {
    const page = await (await seer.send(address ?? "", form)).text();
    expect(page).toContain(sentence);
    expect(page).toContain(end);
  }
});

test("reading every page of the area changes nothing, and each is written down", async () => {
  const before = await digestOf(database, kept);
  const already = (await seen()).length;
  for (const address of area) {
    const answer = await seer.ask(address);
    const page = await answer.text();
    expect(answer.status, address).toBeLessThan(405);
    expect(answer.headers.get("cache-control"), address).toMatch(/no-store/);
    // This browser is told of nobody but the administrator.
    expect(answer.headers.getSetCookie().join("\n"), address).not.toMatch(/Aïssatou|A%C3%AFssatou/);
    if (answer.status === 200) expect(page, address).toContain("seeing-band");
  }
  expect(await digestOf(database, kept)).toEqual(before);
  expect((await seen()).length - already).toBe(area.length);
});

test("what the staff may not read of a person stays closed, and the page carries no mark of theirs", async () => {
  const [row] = await database.query(`
    select i.passport_number as number from personal_infos i
    join applications a on a.id = i.application_id join users u on u.id = a.candidate_id
    where u.email = '${CANDIDATE}' and i.passport_number is not null limit 1`);
  for (const address of area)
    expect(await (await seer.ask(address)).text(), address).not.toContain(row?.number ?? "\0");
  expect((await seer.ask("/espace-etudiant/candidate/recu")).status).toBe(403);
  const candidate = await signedIn(server.origin, CANDIDATE);
  const { person } = await (await candidate.ask("/presence")).json();
  expect(await (await candidate.ask("/espace-etudiant")).text()).toContain(person);
  expect(await (await seer.ask("/espace-etudiant")).text()).not.toContain(person);
});

test("one press ends it, and the area is then closed to the staff as ever", async () => {
  const office = await (await seer.ask("/administration")).text();
  expect(office).toContain("seeing-band");
  const ended = await seer.send("/en/administration/visite", {});
  expect(ended.headers.get("location")).toMatch(/^\/en\/administration\/personnes\/.*view-ended$/);
  expect(ended.headers.get("clear-site-data")).toContain('"storage"');
  const after = await seer.ask("/espace-etudiant");
  expect(after.headers.get("location")).toBe("/administration");
  expect(await (await seer.ask("/administration")).text()).not.toContain("seeing-band");
  expect((await seer.send("/administration/compte", { intent: "x" })).status).not.toBe(403);
});
