import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { buildPdf } from "#app/features/documents/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { buildApplication } from "../testing.ts";
import { addCursusEntry } from "./cursus.server.ts";
import { removeCursusEntry } from "./remove-cursus-entry.server.ts";

await createTestDatabase();
afterEach(() => setClock());

const input = {
  activity: "studies",
  schoolYear: "2025-2026",
  country: "SN",
  level: "terminale",
  average: "14,5",
  averageScale: "20",
};

type Built = Awaited<ReturnType<typeof buildApplication>>;
const getEntries = async ({ actor, id }: Built) =>
  (await loadApplication(actor, id))?.entries ?? [];

describe("addCursusEntry with an attempt id", () => {
  it("adds one entry for two concurrent requests", async () => {
    const built = await buildApplication();
    const attempt = randomUUID();
    const send = () => addCursusEntry(built.actor, built.id, input, null, attempt);
    const [one, two] = await Promise.all([send(), send()]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await getEntries(built)).toHaveLength(1);
  });

  it("adds one entry with one proof for two concurrent requests with a file", async () => {
    const built = await buildApplication();
    const attempt = randomUUID();
    const send = () => addCursusEntry(built.actor, built.id, input, buildPdf("un.pdf"), attempt);
    const [one, two] = await Promise.all([send(), send()]);
    expect(two).toEqual(one);
    const entries = await getEntries(built);
    expect(entries.map(({ proof }) => proof?.name)).toEqual(["un.pdf"]);
  });

  it("adds one entry for a repeated attempt, however late", async () => {
    const built = await buildApplication();
    const attempt = randomUUID();
    const first = await addCursusEntry(built.actor, built.id, input, null, attempt);
    setClock(new Date(Date.now() + 3 * DAY_MS).toISOString());
    const again = await addCursusEntry(built.actor, built.id, input, null, attempt);
    expect(again).toEqual(first);
    expect(await getEntries(built)).toHaveLength(1);
  });

  it("changes the entry when the form was corrected before it was repeated", async () => {
    const built = await buildApplication();
    const attempt = randomUUID();
    const first = await addCursusEntry(built.actor, built.id, input, null, attempt);
    const corrected = { ...input, average: "15" };
    const again = await addCursusEntry(
      built.actor,
      built.id,
      corrected,
      buildPdf("un.pdf"),
      attempt,
    );
    expect(again).toEqual(first);
    const [entry, ...others] = await getEntries(built);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ average: "15", proof: { name: "un.pdf" } });
  });

  it("adds one entry for the same answers within a minute, from two tabs or without an id", async () => {
    const built = await buildApplication();
    const send = (attempt?: string) => addCursusEntry(built.actor, built.id, input, null, attempt);
    await Promise.all([send(randomUUID()), send(randomUUID()), send()]);
    expect(await getEntries(built)).toHaveLength(1);
  });

  it("adds another entry for another attempt with other answers", async () => {
    const built = await buildApplication();
    await addCursusEntry(built.actor, built.id, input, null, randomUUID());
    const other = { ...input, schoolYear: "2024-2025" };
    await addCursusEntry(built.actor, built.id, other, null, randomUUID());
    expect(await getEntries(built)).toHaveLength(2);
  });

  it("adds an entry again when the first was removed", async () => {
    const built = await buildApplication();
    const attempt = randomUUID();
    const first = await addCursusEntry(built.actor, built.id, input, null, attempt);
    if (!first?.ok) throw new Error("the entry was not added");
    await removeCursusEntry(built.actor, built.id, first.id);
    const again = await addCursusEntry(built.actor, built.id, input, null, attempt);
    expect(again).toMatchObject({ ok: true });
    expect(again).not.toEqual(first);
    expect(await getEntries(built)).toHaveLength(1);
  });
});
