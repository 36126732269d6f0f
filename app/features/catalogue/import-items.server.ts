import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { catalogueImports } from "#app/platform/db/schema/catalogue.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import { parseCsv } from "./csv-file.server.ts";
import { type CatalogueKind, diffValues, getBlankValues, type ItemValues } from "./fields.ts";
import { type ImportPlan, planImport } from "./import-plan.ts";
import { deleteItem, insertItem, listItems, lockCatalogue, updateItem } from "./items.server.ts";
import { type ImportFault, parseImportLines } from "./parse-import.ts";

export type PreviewImportResult =
  | { ok: true; id: string }
  // Every fault by line; nothing was stored.
  | { ok: false; reason: "import-faults"; kind: CatalogueKind; faults: ImportFault[] }
  // The file is unreadable.
  | { ok: false; reason: string; faults?: undefined };

/**
 * Parses a CSV file and stores what it would change, to be reviewed and then applied; the catalogue stays unchanged.
 * Deletes previews that were not applied within a day. Returns null without `edit:catalogue`. `locale` is the language
 * of spelling suggestions.
 */
export async function previewImport(
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
  locale: Locale,
): Promise<PreviewImportResult | null> {
  if (!can(actor, "edit:catalogue") || actor.kind !== "staff") return null;
  const table = parseCsv(file.bytes);
  if (!table.ok) return table;
  const universities = await listItems(db(), "university");
  const { kind, lines, faults } = parseImportLines(table.lines, universities, locale);
  const ids = new Set(universities.map(({ id }) => id));
  const items = kind === "university" ? universities : await listItems(db(), "course");
  const planResult = planImport(kind, lines, { items, universities: ids });
  const allFaults = [...faults, ...planResult.faults].toSorted(
    (left, right) => left.line - right.line,
  );
  if (allFaults.length > 0) return { ok: false, reason: "import-faults", kind, faults: allFaults };
  if (lines.length === 0) return { ok: false, reason: "file-empty" };
  const isExpired = lt(catalogueImports.createdAt, new Date(now().getTime() - DAY_MS));
  await db()
    .delete(catalogueImports)
    .where(and(isNull(catalogueImports.appliedAt), isExpired));
  const [stored] = await db()
    .insert(catalogueImports)
    .values({
      kind,
      fileName: file.name.replace(/\p{Cc}/gu, "").slice(0, 120),
      digest: sha256(file.bytes, "hex"),
      encoding: table.encoding,
      plan: planResult.plan,
      authorId: actor.id,
    })
    .returning({ id: catalogueImports.id });
  return stored ? { ok: true, id: stored.id } : null;
}

const importColumns = {
  id: catalogueImports.id,
  kind: catalogueImports.kind,
  fileName: catalogueImports.fileName,
  digest: catalogueImports.digest,
  encoding: catalogueImports.encoding,
  plan: catalogueImports.plan,
  appliedAt: catalogueImports.appliedAt,
  undoneAt: catalogueImports.undoneAt,
};
type ImportRow = Pick<typeof catalogueImports.$inferSelect, keyof typeof importColumns>;
export type CatalogueImport = Omit<ImportRow, "plan"> & { plan: ImportPlan };

/** An applied import in the list. `changes` is the number of items that it added or changed. */
export type ImportSummary = {
  id: string;
  fileName: string;
  appliedAt: Date | null;
  undoneAt: Date | null;
  author: string | null;
  changes: number;
};

/** Returns a previewed or applied import; null without `edit:catalogue`, and when it is unknown. */
export async function getImport(actor: Actor, id: string): Promise<CatalogueImport | null> {
  if (!can(actor, "edit:catalogue") || !validate(id)) return null;
  const [row] = await db().select(importColumns).from(catalogueImports).where(importById(id));
  return row ? { ...row, plan: row.plan as ImportPlan } : null;
}

/** Lists the last ten applied imports, newest first. Returns null without `edit:catalogue`. */
export async function listImports(actor: Actor): Promise<ImportSummary[] | null> {
  if (!can(actor, "edit:catalogue")) return null;
  const { id, fileName, appliedAt, undoneAt, plan } = catalogueImports;
  return db()
    .select({
      ...{ id, fileName, appliedAt, undoneAt },
      author: users.name,
      changes: sql<number>`jsonb_array_length(${plan} -> 'changes')`,
    })
    .from(catalogueImports)
    .leftJoin(users, eq(catalogueImports.authorId, users.id))
    .where(isNotNull(appliedAt))
    .orderBy(desc(appliedAt))
    .limit(10);
}

export type ApplyImportResult =
  | { ok: true }
  | { ok: false; reason: "import-done" | "import-expired" }
  // These items changed since the preview or the import; nothing was done.
  | { ok: false; reason: "import-changed"; ids: string[] };

/**
 * Applies exactly what was previewed, in one transaction; `digest` identifies the previewed file. Refuses
 * `import-done`, and `import-changed` when an item it touches has changed. Returns null without `edit:catalogue`, and
 * for another digest.
 */
export async function applyImport(
  actor: Actor,
  id: string,
  digest: string,
): Promise<ApplyImportResult | null> {
  return withLockedImport(actor, id, async (tx, { kind, plan, ...row }) => {
    if (row.digest !== digest) return null;
    if (row.appliedAt) return { ok: false, reason: "import-done" };
    const ids = await findChangedItems(tx, kind, plan, "before");
    if (ids.length > 0) return { ok: false, reason: "import-changed", ids };
    for (const { id, version, before, after } of plan.changes) {
      const write = before ? updateItem : insertItem;
      await write(tx, kind, { id, version, values: after });
      const changes = diffValues(kind, before ?? getBlankValues(kind), after);
      const action = before ? "changed" : "made";
      await recordHistory(
        tx,
        actor,
        `${kind}.${action}`,
        { kind, id },
        { changes, import: row.id },
      );
    }
    await tx.update(catalogueImports).set({ appliedAt: now() }).where(importById(row.id));
    await recordHistory(
      tx,
      actor,
      "catalogue.imported",
      historySubject(row.id),
      historyDetails(row, plan),
    );
    return { ok: true };
  });
}

/**
 * Undoes an import within 24 hours, in one transaction. Items it created are deleted, or retired when they are in use.
 * Refuses `import-done`, `import-expired` and `import-changed`; returns null without `edit:catalogue`.
 */
export async function undoImport(actor: Actor, id: string): Promise<ApplyImportResult | null> {
  return withLockedImport(actor, id, async (tx, { kind, plan, ...row }) => {
    if (!row.appliedAt || row.undoneAt) return { ok: false, reason: "import-done" };
    if (now().getTime() - row.appliedAt.getTime() > DAY_MS)
      return { ok: false, reason: "import-expired" };
    const ids = await findChangedItems(tx, kind, plan, "after");
    if (ids.length > 0) return { ok: false, reason: "import-changed", ids };
    for (const { id, version, before, after } of plan.changes) {
      const isDeleted = !before && (await deleteItem(tx, kind, id));
      const values = before ?? { ...after, retired: "yes" };
      if (!isDeleted) await updateItem(tx, kind, { id, version, values });
      const changes = diffValues(kind, after, isDeleted ? getBlankValues(kind) : values);
      const action = isDeleted ? "removed" : before ? "taken-back" : "retired";
      await recordHistory(
        tx,
        actor,
        `${kind}.${action}`,
        { kind, id },
        { changes, import: row.id },
      );
    }
    await tx.update(catalogueImports).set({ undoneAt: now() }).where(importById(row.id));
    await recordHistory(
      tx,
      actor,
      "catalogue.import-undone",
      historySubject(row.id),
      historyDetails(row, plan),
    );
    return { ok: true };
  });
}

type ImportCommand = (tx: Database, row: CatalogueImport) => Promise<ApplyImportResult | null>;

async function withLockedImport(
  actor: Actor,
  id: string,
  command: ImportCommand,
): Promise<ApplyImportResult | null> {
  if (!can(actor, "edit:catalogue") || !validate(id)) return null;
  return transaction(async (tx) => {
    await lockCatalogue(tx);
    const [row] = await tx
      .select(importColumns)
      .from(catalogueImports)
      .where(importById(id))
      .for("update");
    return row ? command(tx, { ...row, plan: row.plan as ImportPlan }) : null;
  });
}

/** The items that differ from the plan, or whose university no longer exists. */
async function findChangedItems(
  tx: Database,
  kind: CatalogueKind,
  { changes }: ImportPlan,
  side: "before" | "after",
): Promise<string[]> {
  const items = new Map((await listItems(tx, kind)).map(({ id, values }) => [id, values]));
  const universityIds = new Set((await listItems(tx, "university")).map(({ id }) => id));
  const isSame = (left: ItemValues | null, right: ItemValues | undefined) =>
    left === null || right === undefined
      ? left === null && right === undefined
      : Object.keys(diffValues(kind, left, right)).length === 0;
  return changes
    .filter((change) => {
      const universityId = change[side === "before" ? "after" : "before"]?.universityId;
      return (
        !isSame(change[side], items.get(change.id)) ||
        (universityId && !universityIds.has(universityId))
      );
    })
    .map(({ id }) => id);
}

const importById = (id: string) => eq(catalogueImports.id, id);
const historySubject = (id: string) => ({ kind: "catalogue-import", id });
const historyDetails = (
  { fileName, digest }: Pick<ImportRow, "fileName" | "digest">,
  plan: ImportPlan,
) => ({
  file: fileName,
  digest,
  lines: plan.changes.length,
});
