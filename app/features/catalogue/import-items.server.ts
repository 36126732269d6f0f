import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { catalogueImports } from "#app/platform/db/schema/catalogue.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { readTable } from "./csv-file.server.ts";
import { blank, type CatalogueKind, changedIn, type Values } from "./fields.ts";
import { type Plan, planOf } from "./import-plan.ts";
import { type Fault, readLines } from "./import-reading.ts";
import { deleteItem, insertItem, lockCatalogue, readItems, updateItem } from "./items.server.ts";

const DAY = 86_400_000;

export type Previewed =
  | { ok: true; id: string }
  /** Every fault, line by line; nothing was kept. */
  | { ok: false; reason: "import-faults"; kind: CatalogueKind; faults: Fault[] }
  /** The file could not be read at all. */
  | { ok: false; reason: string; faults?: undefined };

/**
 * Reads a file of universities or formations and keeps what it would do, to be looked at and then applied;
 * the catalogue does not change. Files that nobody applied within a day are forgotten. Null for who may not
 * edit the catalogue. `locale` is the language of suggestions.
 */
export async function previewImport(
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
  locale: Locale,
): Promise<Previewed | null> {
  if (!can(actor, "edit:catalogue") || actor.kind !== "staff") return null;
  const table = readTable(file.bytes);
  if (!table.ok) return table;
  const universities = await readItems(db(), "university");
  const { kind, lines, faults } = readLines(table.lines, universities, locale);
  const ids = new Set(universities.map(({ id }) => id));
  const items = kind === "university" ? universities : await readItems(db(), "course");
  const planned = planOf(kind, lines, { items, universities: ids });
  const all = [...faults, ...planned.faults].toSorted((one, other) => one.line - other.line);
  if (all.length > 0) return { ok: false, reason: "import-faults", kind, faults: all };
  if (lines.length === 0) return { ok: false, reason: "file-empty" };
  const old = lt(catalogueImports.createdAt, new Date(now().getTime() - DAY));
  await db()
    .delete(catalogueImports)
    .where(and(isNull(catalogueImports.appliedAt), old));
  const [kept] = await db()
    .insert(catalogueImports)
    .values({
      kind,
      fileName: file.name.replace(/\p{Cc}/gu, "").slice(0, 120),
      digest: createHash("sha256").update(file.bytes).digest("hex"),
      encoding: table.encoding,
      plan: planned.plan,
      authorId: actor.id,
    })
    .returning({ id: catalogueImports.id });
  return kept ? { ok: true, id: kept.id } : null;
}

type Row = typeof catalogueImports.$inferSelect;
export type Import = Omit<Row, "plan"> & { plan: Plan; author: string | null };

/** A file that was looked at; null for who may not edit the catalogue, and when there is none. */
export async function getImport(actor: Actor, id: string): Promise<Import | null> {
  if (!can(actor, "edit:catalogue") || !validate(id)) return null;
  const [found] = await imports(eq(catalogueImports.id, id));
  return found ?? null;
}

/** The last ten files that were applied, the latest first; null for who may not edit the catalogue. */
export async function listImports(actor: Actor): Promise<Import[] | null> {
  if (!can(actor, "edit:catalogue")) return null;
  return imports(isNotNull(catalogueImports.appliedAt));
}

async function imports(wanted: ReturnType<typeof eq>): Promise<Import[]> {
  const rows = await db()
    .select({ row: catalogueImports, author: users.name })
    .from(catalogueImports)
    .leftJoin(users, eq(catalogueImports.authorId, users.id))
    .where(wanted)
    .orderBy(desc(catalogueImports.appliedAt))
    .limit(10);
  return rows.map(({ row, author }) => ({ ...row, plan: row.plan as Plan, author }));
}

export type Applied =
  | { ok: true }
  | { ok: false; reason: "import-done" | "import-late" }
  /** These have changed since the file was looked at, or applied: nothing was done. */
  | { ok: false; reason: "import-changed"; ids: string[] };

/**
 * Does exactly what was looked at, all of it or nothing; `digest` is that of the file on the page. Refused
 * when something it touches has changed meanwhile. Null for who may not, and when it is another file.
 */
export async function applyImport(
  actor: Actor,
  id: string,
  digest: string,
): Promise<Applied | null> {
  return withImport(actor, id, async (tx, { kind, plan, ...row }) => {
    if (row.digest !== digest) return null;
    if (row.appliedAt) return { ok: false, reason: "import-done" };
    const ids = await differing(tx, kind, plan, "before");
    if (ids.length > 0) return { ok: false, reason: "import-changed", ids };
    for (const { id, version, before, after } of plan.changes) {
      const write = before ? updateItem : insertItem;
      await write(tx, kind, { id, version, values: after });
      const changes = changedIn(kind, before ?? blank(kind), after);
      const action = before ? "changed" : "made";
      await record(tx, actor, `${kind}.${action}`, { kind, id }, { changes, import: row.id });
    }
    await tx.update(catalogueImports).set({ appliedAt: now() }).where(isImport(row.id));
    await record(tx, actor, "catalogue.imported", subjectOf(row.id), told(row, plan));
    return { ok: true };
  });
}

/**
 * Takes everything a file did back, all of it or nothing, for 24 hours. What it added goes for good, or is
 * retired when somebody has chosen it since. Refused when something it touched has changed since.
 */
export async function undoImport(actor: Actor, id: string): Promise<Applied | null> {
  return withImport(actor, id, async (tx, { kind, plan, ...row }) => {
    if (!row.appliedAt || row.undoneAt) return { ok: false, reason: "import-done" };
    if (now().getTime() - row.appliedAt.getTime() > DAY)
      return { ok: false, reason: "import-late" };
    const ids = await differing(tx, kind, plan, "after");
    if (ids.length > 0) return { ok: false, reason: "import-changed", ids };
    for (const { id, version, before, after } of plan.changes) {
      const removed = !before && (await deleteItem(tx, kind, id));
      const values = before ?? { ...after, retired: "yes" };
      if (!removed) await updateItem(tx, kind, { id, version, values });
      const changes = changedIn(kind, after, removed ? blank(kind) : values);
      const action = removed ? "removed" : before ? "taken-back" : "retired";
      await record(tx, actor, `${kind}.${action}`, { kind, id }, { changes, import: row.id });
    }
    await tx.update(catalogueImports).set({ undoneAt: now() }).where(isImport(row.id));
    await record(tx, actor, "catalogue.import-undone", subjectOf(row.id), told(row, plan));
    return { ok: true };
  });
}

type Work = (tx: Database, row: Row & { plan: Plan }) => Promise<Applied | null>;

async function withImport(actor: Actor, id: string, work: Work): Promise<Applied | null> {
  if (!can(actor, "edit:catalogue") || !validate(id)) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const [row] = await tx.select().from(catalogueImports).where(isImport(id)).for("update");
    return row ? work(tx, { ...row, plan: row.plan as Plan }) : null;
  });
}

/** What is not as the plan has it; a university that a new formation needs and that is gone counts too. */
async function differing(
  tx: Database,
  kind: CatalogueKind,
  { changes }: Plan,
  side: "before" | "after",
): Promise<string[]> {
  const items = new Map((await readItems(tx, kind)).map(({ id, values }) => [id, values]));
  const homes = new Set((await readItems(tx, "university")).map(({ id }) => id));
  const same = (one: Values | null, other: Values | undefined) =>
    one === null || other === undefined
      ? one === null && other === undefined
      : Object.keys(changedIn(kind, one, other)).length === 0;
  return changes
    .filter((change) => {
      const home = change[side === "before" ? "after" : "before"]?.universityId;
      return !same(change[side], items.get(change.id)) || (home && !homes.has(home));
    })
    .map(({ id }) => id);
}

const isImport = (id: string) => eq(catalogueImports.id, id);
const subjectOf = (id: string) => ({ kind: "catalogue-import", id });
const told = ({ fileName, digest }: Pick<Row, "fileName" | "digest">, plan: Plan) => ({
  file: fileName,
  digest,
  lines: plan.changes.length,
});
