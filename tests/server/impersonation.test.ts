import { expect, test, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { createUnreadThread, impersonate } from "#tests/support/impersonation.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// On a database of its own, so every row can be compared.
const { server, database } = await withServer();
const CANDIDATE = "candidat@demo.test";
const thread = await createUnreadThread(database, CANDIDATE);
const impersonator = await impersonate(server.origin, database, CANDIDATE);

/** Tables that change by themselves, and the history, which records views. */
const volatileTables = [
  "sessions",
  "rate_limits",
  "verifications",
  "mails",
  "history",
  "history_seals",
];
const addresses = sampleAddresses().filter(({ address }) => !address.endsWith("/deconnexion"));
const area = [
  ...addresses.filter(({ who }) => who === "student").map(({ address }) => address),
  thread,
  `/en${thread}`,
];
const form = { intent: "submit", subject: "x", content: "x", word: "FERMER", answer: "accept" };
const readCandidateData = () =>
  database.query("select details from history where action = 'support-view.page-seen'");

test("impersonating session: changes nothing at any address", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  for (const { address } of addresses.filter((one) => !one.address.endsWith("/visite")))
    for (const requested of [address, address === "/" ? "/_.data" : `${address}.data`]) {
      const answer = await impersonator.submit(requested, form);
      expect(answer.status, `POST ${requested}`).toBe(403);
    }
  const upload = { "tus-resumable": "1.0.0", "upload-length": "3", origin: server.origin };
  const response = await impersonator.request("/envois", { method: "POST", headers: upload });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("vous voyez sans rien pouvoir changer");
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const headers = { origin: server.origin };
    expect((await impersonator.request(thread, { method, headers })).status, method).toBe(403);
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
});

test("impersonating session: the refusal explains why, inside the area's layout, in both languages", async () => {
  for (const [address, sentence, end] of [
    ["/espace-etudiant/compte", "Rien n’a été changé", "Terminer la visite"],
    ["/en/espace-etudiant/compte", "Nothing was changed", "End the session"],
    ["/administration/compte", "Rien n’a été changé", "Terminer la visite"],
  ]) {
    const page = await (await impersonator.submit(address ?? "", form)).text();
    expect(page).toContain(sentence);
    expect(page).toContain(end);
  }
});

test("impersonating session: reading every page changes nothing, and each view is recorded", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  const already = (await readCandidateData()).length;
  for (const address of area) {
    const answer = await impersonator.request(address);
    const page = await answer.text();
    expect(answer.status, address).toBeLessThan(405);
    expect(answer.headers.get("cache-control"), address).toMatch(/no-store/);
    // Cookies of this browser name nobody but the administrator.
    expect(answer.headers.getSetCookie().join("\n"), address).not.toMatch(/Aïssatou|A%C3%AFssatou/);
    if (answer.status === 200) expect(page, address).toMatch(banner);
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
  expect((await readCandidateData()).length - already).toBe(area.length);
});

test("impersonating session: private contents stay hidden, and the page contains none of their hashes", async () => {
  const [row] = await database.query(`
    select i.passport_number as number from personal_infos i
    join applications a on a.id = i.application_id join users u on u.id = a.candidate_id
    where u.email = '${CANDIDATE}' and i.passport_number is not null limit 1`);
  for (const address of area)
    expect(await (await impersonator.request(address)).text(), address).not.toContain(
      row?.number ?? "\0",
    );
  expect((await impersonator.request("/espace-etudiant/candidate/recu")).status).toBe(403);
  const candidate = await createSignedInClient(server.origin, CANDIDATE);
  const { person } = await (await candidate.request("/presence")).json();
  expect(await (await candidate.request("/espace-etudiant")).text()).toContain(person);
  expect(await (await impersonator.request("/espace-etudiant")).text()).not.toContain(person);
});

/** The element: the stylesheet inside the page names its class too. */
const banner = /class="[^"]*\bimpersonation-banner\b/;

test("impersonating session: one click ends it, and the area is closed to the staff again", async () => {
  const office = await (await impersonator.request("/administration")).text();
  expect(office).toMatch(banner);
  const ended = await impersonator.submit("/en/administration/visite", {});
  expect(ended.headers.get("location")).toMatch(/^\/en\/administration\/personnes\/.*view-ended$/);
  expect(ended.headers.get("clear-site-data")).toContain('"storage"');
  const after = await impersonator.request("/espace-etudiant");
  expect(after.headers.get("location")).toBe("/administration");
  expect(await (await impersonator.request("/administration")).text()).not.toMatch(banner);
  expect((await impersonator.submit("/administration/compte", { intent: "x" })).status).not.toBe(
    403,
  );
});
