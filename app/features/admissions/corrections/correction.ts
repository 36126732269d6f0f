import type { Locale } from "#app/i18n/locale.ts";
import { masked } from "../personal-info/passport-masked.ts";
import { fieldsOf, type PersonalInfo } from "../personal-info/personal-info.ts";
import { type Answers, blocksOf, type EntryToTell, type RecordBlock } from "../record.ts";
import type { Openable } from "./opening.ts";

type Photo = Answers["photo"] & { id: string };
type Entry = EntryToTell & { proof: (EntryToTell["proof"] & { id: string }) | null };

/** What some sections hold: of the others, nothing is kept. */
export type SectionContents = {
  info: Partial<PersonalInfo>;
  photo?: Photo | null;
  entries?: Entry[];
};

/** An application as it is told, with what names its files. */
export type Telling = Omit<Answers, "photo" | "entries"> & {
  photo: Photo | null;
  entries: readonly Entry[];
};

/** What these sections of an application hold now, to be kept as it is. */
export function contentsOf(application: Telling, sections: readonly Openable[]): SectionContents {
  const fields = sections.flatMap((one) => (one === "cursus" ? [] : fieldsOf[one]));
  return {
    info: Object.fromEntries(fields.map((field) => [field, application.info[field]])),
    ...(sections.includes("identity") ? { photo: application.photo } : {}),
    ...(sections.includes("cursus") ? { entries: [...application.entries] } : {}),
  };
}

/** The same application as if these sections held that. */
export function withContents<T extends Telling>(application: T, contents: SectionContents): T {
  const { photo = application.photo, entries = application.entries } = contents;
  const info = { ...application.info, ...contents.info };
  return { ...application, info, photo, entries };
}

/** One answer that is no longer the same, in words; null is an answer left empty. */
export type ChangedRow = { label: string; before: string | null; after: string | null };

/** What changed in a block: answers of it, or the whole of a year that was added or taken away. */
export type Difference = {
  section: Openable;
  kind: "changed" | "added" | "removed";
  title: string;
  rows: ChangedRow[];
};

/** The words that a change needs beyond those of the record: a file or a title in the place of another. */
export type ChangeWords = { year: string; replaced: (name: string) => string };

type Compared = { locale: Locale; sections: readonly Openable[]; words: ChangeWords };

/** What changed between two tellings of an application, section by section, answer by answer. */
export function differencesOf(before: Telling, after: Telling, compared: Compared): Difference[] {
  const { locale, sections, words } = compared;
  return sections.flatMap((section) => {
    if (section === "cursus") return studiesChanged(before, after, compared);
    const [was] = blocksOf(locale, section, before);
    const [is] = blocksOf(locale, section, after);
    if (!was || !is) return [];
    const rows = rowsChanged(was, is);
    const other = section === "identity" && isAnother(before.photo, after.photo);
    const label = is.rows[PHOTO_ROW]?.label ?? "";
    if (other && !rows.some((row) => row.label === label)) {
      const value = is.rows[PHOTO_ROW]?.value ?? "";
      rows.push({ label, before: value, after: words.replaced(value) });
    }
    return rows.length > 0 ? [{ section, kind: "changed" as const, title: is.title, rows }] : [];
  });
}

/** Where the photograph stands in its block (`record.ts`). */
const PHOTO_ROW = 5;

function studiesChanged(before: Telling, after: Telling, compared: Compared): Difference[] {
  const { locale, words } = compared;
  const blockOf = (telling: Telling, id: string) => {
    const entries = telling.entries.filter((one) => one.id === id);
    return { entry: entries[0], block: blocksOf(locale, "cursus", { ...telling, entries })[0] };
  };
  const ids = [...after.entries, ...before.entries].map(({ id }) => id);
  return [...new Set(ids)].flatMap((id): Difference[] => {
    const [was, is] = [blockOf(before, id), blockOf(after, id)];
    const section = "cursus";
    const title = (is.block ?? was.block)?.title ?? "";
    if (!was.block || !is.block) {
      const kind = is.block ? "added" : "removed";
      const rows = rowsChanged(was.block, is.block);
      return [{ section, kind, title, rows }];
    }
    const rows = rowsChanged(was.block, is.block);
    if (was.block.title !== is.block.title)
      rows.unshift({ label: words.year, before: was.block.title, after: is.block.title });
    const [old, proof] = [was.entry?.proof, is.entry?.proof];
    if (old && proof && old.name === proof.name && isAnother(old, proof)) {
      const row = is.block.rows.find(({ value }) => value === proof.name);
      const label = row?.label ?? "";
      rows.push({ label, before: old.name, after: words.replaced(proof.name) });
    }
    return rows.length > 0 ? [{ section, kind: "changed", title, rows }] : [];
  });
}

function isAnother(before: { id: string } | null, after: { id: string } | null): boolean {
  return before !== null && after !== null && before.id !== after.id;
}

/** The rows of two versions of a block that differ, by their labels: a row may be in one only. */
function rowsChanged(was: RecordBlock | undefined, is: RecordBlock | undefined): ChangedRow[] {
  const labels = [...(is?.rows ?? []), ...(was?.rows ?? [])].map(({ label }) => label);
  const valueIn = (block: RecordBlock | undefined, label: string) =>
    block?.rows.find((row) => row.label === label)?.value ?? null;
  return [...new Set(labels)].flatMap((label) => {
    const [before, after] = [valueIn(was, label), valueIn(is, label)];
    return before === after ? [] : [{ label, before, after }];
  });
}

/** The same differences with these passport numbers masked: for whoever is not to read them. */
export function maskedDifferences(
  differences: Difference[],
  numbers: readonly (string | null | undefined)[],
): Difference[] {
  const hide = (text: string | null) =>
    text !== null && numbers.includes(text) ? masked(text) : text;
  return differences.map((one) => ({
    ...one,
    rows: one.rows.map((row) => ({ ...row, before: hide(row.before), after: hide(row.after) })),
  }));
}
