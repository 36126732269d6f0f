import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { type ScanStatus, unlessInfected } from "#app/features/documents/scan-status.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getSchools } from "#app/i18n/school.ts";
import {
  applicationFields,
  type FieldName,
  type InfoPart,
  isStored,
  listFields,
  type PersonalInfo,
} from "../application-fields.ts";
import type { Consent } from "../consent/consent.ts";
import { type CursusEntry, PENDING_SCALE } from "../cursus/cursus.ts";
import { answerSummaryMessages } from "../messages/answer-summary.ts";
import { applicationMessages } from "../messages/application.ts";
import { consentMessages } from "../messages/consent.ts";
import { cursusMessages } from "../messages/cursus.ts";
import { photoMessages } from "../messages/photo.ts";
import { type Section, sections } from "../sections.ts";
import { formatAnswer, getRowLabel } from "./field-text.ts";

/**
 * `field`: of application-fields.ts in the parts of personal information. A null `value` is an empty answer:
 * « Non fourni ».
 */
export type RecordRow = { field: string; label: string; value: string | null };
export type RecordBlock = { section: Section; title: string; rows: RecordRow[] };

/**
 * An application as text in the candidate's language. Frozen at submission, and read back by `parseRecord`
 * (application-record.server.ts).
 */
export type ApplicationRecord = {
  locale: Locale;
  /** The name of the school at submission; older records have none. */
  school?: string;
  intake: string;
  /** Null only in a draft without one. */
  campus: string | null;
  declaration: string;
  blocks: RecordBlock[];
};

/**
 * Adds the texts that a page writes around the answers, in the language of the record, which may differ from that of
 * the page.
 */
export function toRecordView(record: ApplicationRecord) {
  const summary = answerSummaryMessages[record.locale];
  const { notProvided } = applicationMessages[record.locale];
  const { cursus } = summary.blocks;
  const blocks = record.blocks.map((block) => ({
    ...block,
    notGiven: notProvided(block.title),
    rows: block.rows.map((row) => ({ ...row, notGiven: notProvided(row.label) })),
  }));
  return { ...record, blocks, around: { cursus, notProvided: notProvided(cursus) } };
}
export type RecordView = ReturnType<typeof toRecordView>;
export type RecordBlockView = RecordView["blocks"][number];

export type RecordEntry = CursusEntry & { proof: { name: string; scan: ScanStatus } | null };

export type ApplicationAnswers = {
  /** Null in a draft whose candidate has not chosen one. */
  campus: Campus | null;
  intake: { name: string };
  /** Its phone numbers are already formatted for display. */
  info: PersonalInfo;
  photo: { scan: ScanStatus } | null;
  entries: readonly RecordEntry[];
  basket: readonly { name: string; universityName: string }[];
  consent: Consent;
  today: string;
};

/** Builds the record, in the order of the sections. */
export function buildRecord(locale: Locale, answers: ApplicationAnswers): ApplicationRecord {
  const t = applicationMessages[locale];
  return {
    locale,
    school: getSchools()[locale].name,
    intake: answers.intake.name,
    campus: answers.campus ? t.campuses[answers.campus] : null,
    declaration: answerSummaryMessages[locale].declaration,
    blocks: sections.flatMap((section) => buildBlocks(locale, section, answers)),
  };
}

/** The blocks of one section: one per entry for the education history. */
export function buildBlocks(
  locale: Locale,
  section: Section,
  answers: ApplicationAnswers,
): RecordBlock[] {
  switch (section) {
    case "identity":
    case "passport":
      return [buildInfoBlock(locale, section, answers)];
    case "parents":
      return [buildParentsBlock(locale, answers)];
    case "cursus":
      return answers.entries.map((entry) => buildStudiesBlock(locale, entry));
    case "basket":
      return [buildBasketBlock(locale, answers.basket)];
  }
}

/**
 * One row per field of the part, with the answers of the fields that are shown in it. The campus and the photo follow
 * the answers, so that a receipt begins with the name.
 */
function buildInfoBlock(locale: Locale, part: InfoPart, answers: ApplicationAnswers): RecordBlock {
  const names = listFields(part);
  const hosts = names.filter((name) => {
    const { sharesRowWith, type } = applicationFields[name];
    return !sharesRowWith && type !== "has-passport";
  });
  const ordered = [...hosts.filter(isStored), ...hosts.filter((name) => !isStored(name))];
  const rows = ordered.map((host) => {
    const members = names.filter((name) => applicationFields[name].sharesRowWith === host);
    const values = [host, ...members].map((name) => formatRowValue(locale, name, answers));
    const separator = applicationFields[host].adult ? " · " : ", ";
    const value = values.filter(Boolean).join(separator) || null;
    return { field: host, label: getRowLabel(locale, host), value };
  });
  return { section: part, title: answerSummaryMessages[locale].blocks[part], rows };
}

function formatRowValue(
  locale: Locale,
  name: FieldName,
  answers: ApplicationAnswers,
): string | null {
  const { campus, photo } = answers;
  if (isStored(name)) return formatAnswer(locale, name, answers);
  if (name === "campus") return campus && applicationMessages[locale].campuses[campus];
  if (name === "photo") return unlessInfected(photo) && photoMessages[locale].provided;
  return null;
}

function buildParentsBlock(locale: Locale, answers: ApplicationAnswers): RecordBlock {
  const block = buildInfoBlock(locale, "parents", answers);
  const { consent, campus } = answers;
  if (consent.state !== "given") return block;
  const t = consentMessages[locale];
  const purposeNames = consent.purposes.map((one) => t.purposes[one]).join(", ");
  const row = {
    field: "consent",
    label: answerSummaryMessages[locale].consent,
    value: t.givenFor(consent.name, formatCampusDate(locale, consent.at, campus), purposeNames),
  };
  return { ...block, rows: [...block.rows, row] };
}

function buildStudiesBlock(locale: Locale, entry: RecordEntry): RecordBlock {
  const labels = cursusMessages[locale];
  const summary = answerSummaryMessages[locale];
  const rows: RecordRow[] = [
    {
      field: "activity",
      label: labels.activity,
      value: getLabel(listsMessages[locale].activities, entry.activity),
    },
    { field: "level", label: summary.levelAndPlace, value: formatLevelAndPlace(locale, entry) },
    { field: "average", label: labels.average, value: formatAverage(locale, entry) },
    { field: "proof", label: labels.proof, value: unlessInfected(entry.proof)?.name ?? null },
  ];
  if (entry.occurredOn)
    rows.splice(1, 0, {
      field: "occurredOn",
      label: labels.date,
      value: formatDate(locale, entry.occurredOn),
    });
  if (entry.comment) rows.push({ field: "comment", label: labels.comment, value: entry.comment });
  return { section: "cursus", title: formatEntryTitle(locale, entry), rows };
}

function buildBasketBlock(locale: Locale, choices: ApplicationAnswers["basket"]): RecordBlock {
  const summary = answerSummaryMessages[locale];
  return {
    section: "basket",
    title: summary.blocks.basket,
    rows: choices.map((choice, index) => ({
      field: `choice-${index + 1}`,
      label: summary.choice(index + 1),
      value: [choice.name, choice.universityName].filter(Boolean).join(" · "),
    })),
  };
}

/** « 2025-2026 · Lycée Blaise-Diagne »; without a school, the kind of activity. */
export function formatEntryTitle(locale: Locale, entry: CursusEntry): string {
  return `${entry.schoolYear} · ${formatPlaceName(locale, entry)}`;
}

/** The school of an entry, or the kind of activity. */
export function formatPlaceName(locale: Locale, entry: CursusEntry): string {
  return entry.school ?? getLabel(listsMessages[locale].activities, entry.activity) ?? "";
}

/** « Terminale · S2 · Dakar, Sénégal »; the level without its equivalents. */
export function formatLevelAndPlace(locale: Locale, entry: CursusEntry): string {
  const { levels } = listsMessages[locale];
  const countries = countriesMessages[locale];
  const level = getLabel(levels, entry.level)?.replace(/ \(.*/, "");
  const place = [entry.city ?? entry.province, getLabel(countries, entry.country)];
  return [level, entry.field, place.filter(Boolean).join(", ")].filter(Boolean).join(" · ");
}

/** « 14,5/20 », « Mention bien », « A- »: with its scale; null when not given. */
export function formatAverage(locale: Locale, entry: CursusEntry): string | null {
  const t = cursusMessages[locale];
  const { average, averageScale: scale } = entry;
  if (scale === PENDING_SCALE) return t.pending;
  if (average === null || scale === null) return null;
  const toDecimal = (text: string) => (locale === "fr" ? text.replace(".", ",") : text);
  if (scale === "letter") return average;
  if (scale === "gce") return t.formatGce(average);
  if (scale === "mention") return t.formatMention(average);
  const formatOnScale = scale.startsWith("4") ? t.formatGpa : t.formatAverage;
  return formatOnScale(toDecimal(average), toDecimal(scale));
}
