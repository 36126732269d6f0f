import { beforeEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { Query } from "#app/lib/query.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { exportJournal, getJournalPage, PAGE_SIZE } from "./journal.server.ts";
import { parseJournalFilter } from "./journal.ts";
import { recordHistory } from "./record-history.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

const emptyFilter = parseJournalFilter(new Query(""));
const parseFilter = (address: string) => parseJournalFilter(new Query(address));
const admin = () => buildStaff({ role: "administrator", campus: null });

test("getJournalPage: filters by actor, kind, subject and day", async () => {
  const reader = await admin();
  const student = await buildStudent({ firstName: "Aïssatou", lastName: "Fall" });
  await transaction(async (tx) => {
    await recordHistory(tx, student, "choice.added", { kind: "thread", id: "a1" });
    await recordHistory(tx, "system", "offer.reminded", { kind: "thread", id: "a2" });
    await recordHistory(tx, "system", "intake.made", { kind: "intake", id: "i1" });
  });
  const actions = async (address: string) =>
    (await getJournalPage(reader, parseFilter(address), null))?.lines.map(({ action }) => action);
  expect(await actions("qui=AISSATOU")).toEqual(["choice.added"]);
  expect(await actions("par=system&sujet=thread")).toEqual(["offer.reminded"]);
  expect(await actions("sujet=intake")).toEqual(["intake.made"]);
  expect(await actions("objet=a1")).toEqual(["choice.added"]);
  expect(await actions("objet=a1&au=2020-01-01")).toEqual([]);
  expect(await actions("objet=a1&du=2020-01-01")).toEqual(["choice.added"]);
});

test("getJournalPage: names the account of a line while it exists", async () => {
  const reader = await admin();
  const student = await buildStudent({ firstName: "Aïssatou", lastName: "Fall" });
  await transaction(async (tx) => {
    await recordHistory(tx, reader, "person.opened", { kind: "person", id: student.id });
    await recordHistory(tx, reader, "account.changed", { kind: "user", id: reader.id });
    await recordHistory(tx, "system", "account.closed", { kind: "person", id: newId() });
    await recordHistory(tx, "system", "person.created", { kind: "person", id: "no-account" });
    await recordHistory(tx, "system", "intake.made", { kind: "intake", id: student.id });
  });
  const lineAccounts = (await getJournalPage(reader, emptyFilter, null))?.lines.map(
    ({ action, account }) => [action, account],
  );
  expect(lineAccounts).toEqual(
    expect.arrayContaining([
      ["person.opened", { name: "Aïssatou Fall", isStaff: false }],
      ["account.changed", { name: reader.name, isStaff: true }],
      ["account.closed", null],
      ["person.created", null],
      ["intake.made", null],
    ]),
  );
});

test("getJournalPage: pages follow without gaps while lines are written", async () => {
  const reader = await admin();
  const write = (n: number) =>
    transaction((tx) =>
      recordHistory(tx, "system", "choice.added", { kind: "thread", id: `a${n}` }),
    );
  for (let n = 0; n < PAGE_SIZE + 5; n += 1) await write(n);
  const only = parseFilter("sujet=thread");
  const first = await getJournalPage(reader, only, null);
  await write(999);
  const second = await getJournalPage(reader, only, first?.next ?? null);
  const ids = [...(first?.lines ?? []), ...(second?.lines ?? [])].map((one) => one.subjectId);
  expect(ids).toEqual(Array.from({ length: PAGE_SIZE + 5 }, (_, n) => `a${PAGE_SIZE + 4 - n}`));
  expect(second?.next).toBeNull();
});

test("exportJournal: records the export and yields every line", async () => {
  const reader = await admin();
  await transaction((tx) =>
    recordHistory(tx, "system", "choice.added", { kind: "thread", id: "a1" }),
  );
  const pages = await exportJournal(reader, parseFilter("objet=a1"));
  const exported = [];
  for await (const page of pages ?? []) exported.push(...page);
  expect(exported.map(({ subjectId }) => subjectId)).toEqual(["a1"]);
  const [last] = (await getJournalPage(reader, emptyFilter, null))?.lines ?? [];
  expect(last).toMatchObject({ action: "history.taken", name: reader.name });
  expect(last?.details).toMatchObject({ subjectId: "a1" });
});

test("journal: returns null unless an administrator", async () => {
  for (const stranger of [
    await buildStudent(),
    await buildStaff({ campus: "senegal" }),
    await buildStaff({ role: "editor", campus: null }),
  ]) {
    expect(await getJournalPage(stranger, emptyFilter, null)).toBeNull();
    expect(await exportJournal(stranger, emptyFilter)).toBeNull();
  }
});
