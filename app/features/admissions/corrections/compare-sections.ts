import type { Locale } from "#app/i18n/locale.ts";
import { fieldsByPart, isSensitive, type PersonalInfo } from "../application-fields.ts";
import { maskAnswer } from "../record/mask-answers.ts";
import {
  type ApplicationAnswers,
  buildBlocks,
  type RecordBlock,
  type RecordEntry,
  type RecordRow,
} from "../record/record.ts";
import type { ReopenableSection } from "./reopened-sections.ts";

type ComparedPhoto = ApplicationAnswers["photo"] & { id: string };
type ComparedEntry = RecordEntry & { proof: (RecordEntry["proof"] & { id: string }) | null };

/** The contents of some sections only. */
export type SectionContents = {
  info: Partial<PersonalInfo>;
  photo?: ComparedPhoto | null;
  entries?: ComparedEntry[];
};

/** An application with the ids of its files, so that a replaced file shows as a change. */
export type ComparedApplication = Omit<ApplicationAnswers, "photo" | "entries"> & {
  photo: ComparedPhoto | null;
  entries: readonly ComparedEntry[];
};

/** Copies the contents of these sections, for storage. */
export function getSectionContents(
  application: ComparedApplication,
  sections: readonly ReopenableSection[],
): SectionContents {
  const fields = sections.flatMap((one) => (one === "cursus" ? [] : fieldsByPart[one]));
  return {
    info: Object.fromEntries(fields.map((field) => [field, application.info[field]])),
    ...(sections.includes("identity") ? { photo: application.photo } : {}),
    ...(sections.includes("cursus") ? { entries: [...application.entries] } : {}),
  };
}

/** Returns the application with the contents of these sections replaced. */
export function withSectionContents<T extends ComparedApplication>(
  application: T,
  contents: SectionContents,
): T {
  const { photo = application.photo, entries = application.entries } = contents;
  const info = { ...application.info, ...contents.info };
  return { ...application, info, photo, entries };
}

/** A changed answer as displayed text; null is an empty answer. */
export type ChangedRow = {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
};

/** The changes of a block: some answers, or a whole year that was added or removed. */
export type SectionChange = {
  section: ReopenableSection;
  kind: "changed" | "added" | "removed";
  title: string;
  rows: ChangedRow[];
};

/** The labels for changes that the record itself does not show: a new title, or a replaced file of the same name. */
export type ChangeLabels = { year: string; replaced: (name: string) => string };

type CompareOptions = {
  locale: Locale;
  sections: readonly ReopenableSection[];
  labels: ChangeLabels;
};

/** Compares two versions of an application, section by section and answer by answer. */
export function compareSections(
  before: ComparedApplication,
  after: ComparedApplication,
  options: CompareOptions,
): SectionChange[] {
  const { locale, sections, labels } = options;
  return sections.flatMap((section) => {
    if (section === "cursus") return compareStudies(before, after, options);
    const [oldBlock] = buildBlocks(locale, section, before);
    const [newBlock] = buildBlocks(locale, section, after);
    if (!oldBlock || !newBlock) return [];
    const rows = compareRows(oldBlock, newBlock);
    const isNewPhoto = section === "identity" && isReplaced(before.photo, after.photo);
    const photoRow = newBlock.rows.find(({ field }) => field === "photo");
    if (isNewPhoto && photoRow?.value && !rows.some(({ field }) => field === "photo")) {
      const { value, ...row } = photoRow;
      rows.push({ ...row, before: value, after: labels.replaced(value) });
    }
    return rows.length > 0
      ? [{ section, kind: "changed" as const, title: newBlock.title, rows }]
      : [];
  });
}

function compareStudies(
  before: ComparedApplication,
  after: ComparedApplication,
  options: CompareOptions,
): SectionChange[] {
  const { locale, labels } = options;
  const getBlock = (application: ComparedApplication, id: string) => {
    const entries = application.entries.filter((one) => one.id === id);
    return {
      entry: entries[0],
      block: buildBlocks(locale, "cursus", { ...application, entries })[0],
    };
  };
  const ids = [...after.entries, ...before.entries].map(({ id }) => id);
  return [...new Set(ids)].flatMap((id): SectionChange[] => {
    const [previous, current] = [getBlock(before, id), getBlock(after, id)];
    const section = "cursus";
    const title = (current.block ?? previous.block)?.title ?? "";
    if (!previous.block || !current.block) {
      const kind = current.block ? "added" : "removed";
      const rows = compareRows(previous.block, current.block);
      return [{ section, kind, title, rows }];
    }
    const rows = compareRows(previous.block, current.block);
    if (previous.block.title !== current.block.title)
      rows.unshift({
        field: "schoolYear",
        label: labels.year,
        before: previous.block.title,
        after: current.block.title,
      });
    const [oldProof, newProof] = [previous.entry?.proof, current.entry?.proof];
    if (oldProof && newProof && oldProof.name === newProof.name && isReplaced(oldProof, newProof)) {
      const row = current.block.rows.find(({ field }) => field === "proof");
      if (row) {
        const { field, label } = row;
        rows.push({ field, label, before: oldProof.name, after: labels.replaced(newProof.name) });
      }
    }
    return rows.length > 0 ? [{ section, kind: "changed", title, rows }] : [];
  });
}

function isReplaced(before: { id: string } | null, after: { id: string } | null): boolean {
  return before !== null && after !== null && before.id !== after.id;
}

/** The rows that differ between two versions of a block; a row may exist in only one. */
function compareRows(
  oldBlock: RecordBlock | undefined,
  newBlock: RecordBlock | undefined,
): ChangedRow[] {
  const [oldRows, newRows] = [oldBlock?.rows ?? [], newBlock?.rows ?? []];
  const findValue = (rows: RecordRow[], field: string) =>
    rows.find((row) => row.field === field)?.value ?? null;
  const removedRows = oldRows.filter(({ field }) => !newRows.some((row) => row.field === field));
  return [...newRows, ...removedRows].flatMap(({ field, label }) => {
    const [before, after] = [findValue(oldRows, field), findValue(newRows, field)];
    return before === after ? [] : [{ field, label, before, after }];
  });
}

/** Returns the changes with sensitive answers masked, for a reader without permission to see them. */
export function maskChanges(changes: SectionChange[]): SectionChange[] {
  return changes.map((one) => ({
    ...one,
    rows: one.rows.map((row) =>
      isSensitive(row.field)
        ? { ...row, before: maskAnswer(row.before), after: maskAnswer(row.after) }
        : row,
    ),
  }));
}
