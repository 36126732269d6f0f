import { type ScanStatus, unlessInfected } from "#app/features/documents/scan-status.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { answerSummaryMessages } from "#app/i18n/answer-summary.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { formatBirthDate } from "#app/i18n/birth-date.ts";
import { consentMessages } from "#app/i18n/consent.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { cursusMessages } from "#app/i18n/cursus.ts";
import { formatDate } from "#app/i18n/format.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listsMessages } from "#app/i18n/lists.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { personNameMessages } from "#app/i18n/person-name.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import { getSchools } from "#app/i18n/school.ts";
import { NO_FIRST_NAME } from "#app/lib/person-name.ts";
import { adults, type PersonalInfo } from "./application-fields.ts";
import { getAge, isYearOnly } from "./calendar.ts";
import type { Consent } from "./consent/consent.ts";
import { type CursusEntry, PENDING_SCALE } from "./cursus/cursus.ts";
import { type Section, sections } from "./sections.ts";

/** `null` is an empty answer: « Non fourni ». */
export type RecordRow = { label: string; value: string | null };
export type RecordBlock = { section: Section; title: string; rows: RecordRow[] };

/** An application as text in the candidate's language. Frozen at submission. */
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
      return [buildIdentityBlock(locale, answers)];
    case "passport":
      return [buildPassportBlock(locale, answers.info)];
    case "parents":
      return [buildParentsBlock(locale, answers)];
    case "cursus":
      return answers.entries.map((entry) => buildStudiesBlock(locale, entry));
    case "basket":
      return [buildBasketBlock(locale, answers.basket)];
  }
}

function buildIdentityBlock(
  locale: Locale,
  { info, photo, campus, today }: ApplicationAnswers,
): RecordBlock {
  const labels = personalInfoMessages[locale];
  const summary = answerSummaryMessages[locale];
  const { campuses } = applicationMessages[locale];
  const { noFirstName } = personNameMessages[locale];
  const countries = countriesMessages[locale];
  const birthPlace = [info.birthPlace, getLabel(countries, info.birthCountry)]
    .filter(Boolean)
    .join(", ");
  return {
    section: "identity",
    title: summary.blocks.identity,
    rows: [
      { label: labels.lastName, value: info.lastName },
      {
        label: labels.firstName,
        value: info.firstName === NO_FIRST_NAME ? noFirstName : info.firstName,
      },
      {
        label: labels.birthOn,
        value: info.birthOn && formatBirthWithAge(locale, info.birthOn, today),
      },
      { label: labels.birthPlace, value: birthPlace || null },
      { label: labels.nationality, value: getLabel(countries, info.nationality) },
      {
        label: photoMessages[locale].inRecord,
        value: unlessInfected(photo) && photoMessages[locale].provided,
      },
      { label: summary.campus, value: campus && campuses[campus] },
    ],
  };
}

/** « 5 mars 2005 (21 ans) », or « 2005 (jour et mois inconnus) » without an uncertain age. */
function formatBirthWithAge(locale: Locale, birthOn: string, today: string): string {
  const birth = formatBirthDate(locale, birthOn);
  return isYearOnly(birthOn)
    ? birth
    : answerSummaryMessages[locale].age(birth, getAge(birthOn, today));
}

function buildPassportBlock(locale: Locale, info: PersonalInfo): RecordBlock {
  const summary = answerSummaryMessages[locale];
  const formatDay = (value: string | null) => value && formatDate(locale, value);
  return {
    section: "passport",
    title: summary.blocks.passport,
    rows: [
      { label: summary.passportNumber, value: info.passportNumber },
      { label: summary.passportIssuedOn, value: formatDay(info.passportIssuedOn) },
      { label: summary.passportExpiresOn, value: formatDay(info.passportExpiresOn) },
    ],
  };
}

function buildParentsBlock(
  locale: Locale,
  { info, consent, campus }: ApplicationAnswers,
): RecordBlock {
  const labels = personalInfoMessages[locale];
  const summary = answerSummaryMessages[locale];
  const rows: RecordRow[] = adults.map((adult) => {
    const contactDetails = [info[`${adult}Name`], info[`${adult}Phone`], info[`${adult}Email`]];
    return {
      label: labels.adultsShort[adult],
      value: contactDetails.filter(Boolean).join(" · ") || null,
    };
  });
  const children = info.childrenCount;
  rows.push({ label: summary.childrenCount, value: children === null ? null : String(children) });
  if (consent.state === "given") {
    const t = consentMessages[locale];
    const purposeNames = consent.purposes.map((one) => t.purposes[one]).join(", ");
    rows.push({
      label: summary.consent,
      value: t.givenFor(consent.name, formatCampusDate(locale, consent.at, campus), purposeNames),
    });
  }
  return { section: "parents", title: summary.blocks.parents, rows };
}

function buildStudiesBlock(locale: Locale, entry: RecordEntry): RecordBlock {
  const labels = cursusMessages[locale];
  const summary = answerSummaryMessages[locale];
  const rows: RecordRow[] = [
    { label: labels.activity, value: getLabel(listsMessages[locale].activities, entry.activity) },
    { label: summary.levelAndPlace, value: formatLevelAndPlace(locale, entry) },
    { label: labels.average, value: formatAverage(locale, entry) },
    { label: labels.proof, value: unlessInfected(entry.proof)?.name ?? null },
  ];
  if (entry.occurredOn)
    rows.splice(1, 0, { label: labels.date, value: formatDate(locale, entry.occurredOn) });
  if (entry.comment) rows.push({ label: labels.comment, value: entry.comment });
  return { section: "cursus", title: formatEntryTitle(locale, entry), rows };
}

function buildBasketBlock(locale: Locale, choices: ApplicationAnswers["basket"]): RecordBlock {
  const summary = answerSummaryMessages[locale];
  return {
    section: "basket",
    title: summary.blocks.basket,
    rows: choices.map((choice, index) => ({
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
  if (scale === "gce") return t.gceOf(average);
  if (scale === "mention") return t.mentionOf(average);
  const formatOnScale = scale.startsWith("4") ? t.gpaOf : t.averageOf;
  return formatOnScale(toDecimal(average), toDecimal(scale));
}
