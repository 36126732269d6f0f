import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { schoolProgrammesMessages } from "#app/features/catalogue/messages/school-programmes.ts";
import {
  currencies,
  type FeeItem,
  type FeeRow,
  groupFees,
} from "#app/features/catalogue/programmes/fee.ts";
import {
  listLevelRanges,
  type SchoolLevel,
  schoolLevelFacts,
  schoolLevels,
} from "#app/features/catalogue/programmes/level.ts";
import { sites } from "#app/features/catalogue/programmes/offering.ts";
import type {
  PublishedOffering,
  SchoolProgramme,
} from "#app/features/catalogue/programmes/school-programmes.server.ts";
import type { DetailsSection, Section, TableRow } from "#app/features/content/kinds.ts";
import { formatAmount, formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** What a card of the catalogue shows of a programme of the school. */
export type SchoolProgrammeCard = {
  id: string;
  name: string;
  summary: string;
  /** Where it is taught: « Dakar, Yaoundé, en ligne ». */
  places: string;
  /** Until when or from when one can apply. */
  closing: string;
  /** The lowest tuition; null without fees. */
  fee: string | null;
};

/** Describes a programme on its card. */
export function describeProgramme(locale: Locale, programme: SchoolProgramme): SchoolProgrammeCard {
  const { id, name, summary, offerings, readAt, fees } = programme;
  const t = schoolProgrammesMessages[locale];
  const taughtAt = sites.filter((site) => offerings.some((one) => one.site === site));
  const places = taughtAt
    .map((site, index) => (site === "online" && index > 0 ? t.online : t.sites[site]))
    .join(", ");
  return {
    ...{ id, name, summary },
    places,
    closing: describeClosing(locale, offerings, readAt, {
      ...t,
      toBeAnnounced: t.dates.toBeAnnounced,
    }),
    fee: describeLowestFee(locale, fees),
  };
}

/** What a content page says of the programme that it presents, with a link to its own page in the catalogue. */
export function buildProgrammeSummary(locale: Locale, programme: SchoolProgramme): DetailsSection {
  const { summary: t, dates } = schoolProgrammesMessages[locale];
  const { places, fee } = describeProgramme(locale, programme);
  const closing = describeClosing(locale, programme.offerings, programme.readAt, dates);
  const items = [
    ...(places ? [{ label: t.places, value: places }] : []),
    { label: dates.closing, value: closing },
    ...(fee === null ? [] : [{ label: t.fee, value: fee }]),
  ];
  return {
    type: "details",
    id: "dates",
    heading: t.heading,
    items,
    asks: [{ action: t.more, href: getProgrammePath(programme) }],
  };
}

/** The page of a programme in the catalogue, without the language. */
export const getProgrammePath = ({ id }: { id: string }) => `/autre-formation/${id}`;

/** The sections that present the data of a programme, in the order of its page. */
export function buildProgrammeSections(locale: Locale, programme: SchoolProgramme): Section[] {
  return [
    ...buildOfferingSections(locale, programme),
    ...buildRequirementSections(locale, programme),
    ...buildDocumentSections(locale, programme),
    ...buildFeeSections(locale, programme),
  ];
}

const listLevels = (rows: { level: SchoolLevel | null }[]) =>
  rows.flatMap(({ level }) => level ?? []);

const formatLevel = (locale: Locale, level: SchoolLevel) => {
  const { french, grade, english } = schoolLevelFacts[level];
  return schoolProgrammesMessages[locale].level(french, grade, english);
};

/** « 6e à Terminale » / “Grades 6 to 12”; a class alone has its equivalents. */
function formatLevels(locale: Locale, levels: SchoolLevel[]): string {
  const { levelPair, levelRange } = schoolProgrammesMessages[locale];
  return listLevelRanges(levels)
    .map(([first, last]) => {
      if (first === last) return formatLevel(locale, first);
      const [one, other] = [schoolLevelFacts[first], schoolLevelFacts[last]];
      const format = other.grade - one.grade === 1 ? levelPair : levelRange;
      return locale === "fr"
        ? format(one.french, other.french)
        : format(String(one.grade), String(other.grade));
    })
    .join(", ");
}

type ClosingTexts = {
  until(date: string): string;
  from(date: string): string;
  closed: string;
  toBeAnnounced: string;
};

/** Until when one of these offerings is open, or from when. */
function describeClosing(
  locale: Locale,
  offerings: PublishedOffering[],
  at: Date,
  t: ClosingTexts,
): string {
  const ahead = offerings.filter((one) => !one.isClosed && one.window.closesAt >= at);
  const open = ahead.filter((one) => one.window.opensAt <= at);
  const byClosing = (one: PublishedOffering, other: PublishedOffering) =>
    other.window.closesAt.getTime() - one.window.closesAt.getTime();
  const byOpening = (one: PublishedOffering, other: PublishedOffering) =>
    one.window.opensAt.getTime() - other.window.opensAt.getTime();
  const [last] = open.toSorted(byClosing);
  if (last) return t.until(formatCampusDate(locale, last.window.closesAt, last.clock));
  const [next] = ahead.toSorted(byOpening);
  if (next) return t.from(formatCampusDate(locale, next.window.opensAt, next.clock));
  return offerings.length > 0 ? t.closed : t.toBeAnnounced;
}

/** The lowest amount of the main fee in each currency; the application and the enrolment come on top of it. */
function describeLowestFee(locale: Locale, fees: FeeItem[]): string | null {
  const t = schoolProgrammesMessages[locale];
  const main = (["tuition", "credit", "hour"] as const).find((kind) =>
    fees.some((fee) => fee.kind === kind),
  );
  const mainFees = fees.filter(({ kind }) => kind === main);
  const [first] = mainFees;
  if (!first) return null;
  const lowest = currencies.flatMap((currency) => {
    const amounts = mainFees
      .filter((fee) => fee.currency === currency)
      .map(({ amountMinor }) => amountMinor);
    return amounts.length > 0 ? formatAmount(locale, Math.min(...amounts), currency) : [];
  });
  return t.amountFrom(lowest.reduce(t.or), t.fees.per[first.per]);
}

function buildOfferingSections(locale: Locale, { offerings, readAt }: SchoolProgramme): Section[] {
  const t = schoolProgrammesMessages[locale];
  const { dates } = t;
  const header = { id: "classes", heading: dates.heading };
  if (offerings.length === 0) return [{ type: "details", ...header, items: [], note: dates.none }];
  const hasLevels = offerings.some(({ level }) => level);
  const hasFormats = offerings.some(({ format }) => format !== "class");
  const bySite = sites.flatMap((site) => offerings.filter((one) => one.site === site));
  const groups = Map.groupBy(bySite, ({ site, rhythm, format, startsOn, window, isClosed }) =>
    [site, rhythm, format, startsOn, window.closesAt.getTime(), isClosed].join(" "),
  );
  const rows = [...groups.values()].flatMap((group): TableRow[] => {
    const [first] = group;
    if (!first) return [];
    const cells = [
      t.sites[first.site],
      t.rhythms[first.rhythm],
      ...(hasFormats ? [t.formats[first.format]] : []),
      ...(hasLevels ? [formatLevels(locale, listLevels(group))] : []),
      first.startsOn ? formatDate(locale, first.startsOn) : dates.toBeAnnounced,
      describeClosing(locale, group, readAt, dates),
    ];
    return [{ cells }];
  });
  const columns = [
    dates.site,
    dates.rhythm,
    ...(hasFormats ? [dates.format] : []),
    ...(hasLevels ? [dates.levels] : []),
    dates.start,
    dates.closing,
  ].map((label) => ({ label }));
  return [{ type: "table", ...header, caption: dates.caption, columns, rows }];
}

function buildRequirementSections(
  locale: Locale,
  { requirements, offerings }: SchoolProgramme,
): Section[] {
  const { requirements: t } = schoolProgrammesMessages[locale];
  if (requirements.length === 0) return [];
  const header = { id: "conditions", heading: t.heading };
  const general = requirements.flatMap((one) => {
    if (one.level || one.kind === "level") return [];
    if (one.kind === "age") return [{ label: t.ageLabel, value: formatAges(locale, one) }];
    return [{ label: t.other, value: one.text }];
  });
  const offered = new Set(listLevels(offerings));
  const named = new Set(listLevels(requirements));
  const levels = schoolLevels.filter(
    (level) => named.has(level) && (offered.size === 0 || offered.has(level)),
  );
  if (levels.length === 0) return [{ type: "details", ...header, items: general, note: t.note }];
  const rows = levels.map((level) => {
    const age = requirements.find((one) => one.level === level && one.kind === "age");
    const cell = age?.kind === "age" ? formatAges(locale, age) : "";
    return { cells: [formatLevel(locale, level), cell] };
  });
  const columns = [t.level, t.age].map((label) => ({ label }));
  const note = [...general.map(({ value }) => value), t.note].join(" ");
  return [{ type: "table", ...header, caption: t.caption, columns, rows, note }];
}

type Ages = { minAge: number | null; maxAge: number | null };

function formatAges(locale: Locale, { minAge, maxAge }: Ages): string {
  const { requirements: t } = schoolProgrammesMessages[locale];
  if (minAge !== null && maxAge !== null) return t.ages(minAge, maxAge);
  if (minAge !== null) return t.agesFrom(minAge);
  return maxAge === null ? "" : t.agesUpTo(maxAge);
}

function buildDocumentSections(locale: Locale, { documents }: SchoolProgramme): Section[] {
  const { documents: t } = schoolProgrammesMessages[locale];
  if (documents.length === 0) return [];
  const rows = (["to-send", "to-enrol", "on-request"] as const).flatMap((needed): TableRow[] => {
    const names = documents
      .filter((one) => one.needed === needed)
      .map(({ name, years }) => (years === null ? name : t.years(name, years)));
    const list = [...new Set(names)].join(" · ");
    return list ? [{ cells: [t.needed[needed], list] }] : [];
  });
  const columns = [t.moment, t.document].map((label) => ({ label }));
  return [
    { type: "table", id: "documents", heading: t.heading, caption: t.caption, columns, rows },
  ];
}

function buildFeeSections(
  locale: Locale,
  { fees, hasDemoFees, offerings }: SchoolProgramme,
): Section[] {
  const t = schoolProgrammesMessages[locale];
  if (fees.length === 0) return [];
  const used = currencies.filter((currency) => fees.some((fee) => fee.currency === currency));
  const campusNames: Record<string, string> = { XOF: t.sites.senegal, XAF: t.sites.cameroon };
  const columns = [
    t.fees.label,
    ...used.map((currency) => [campusNames[currency], currency].filter(Boolean).join(" · ")),
  ].map((label) => ({ label }));
  const rows = groupFees(fees).map((row) => ({
    cells: [describeFee(locale, row), ...used.map((currency) => findAmount(locale, row, currency))],
  }));
  const notes = [
    offerings.some(({ site }) => site === "online") ? t.fees.note : "",
    hasDemoFees ? t.fees.demo : "",
  ].filter(Boolean);
  return [
    {
      type: "table",
      id: "frais",
      heading: t.fees.heading,
      caption: t.fees.caption,
      columns,
      rows,
      ...(notes.length > 0 && { note: notes.join(" ") }),
    },
  ];
}

function describeFee(locale: Locale, { kind, labelFr, labelEn, levels, per, format }: FeeRow) {
  const t = schoolProgrammesMessages[locale];
  const name = (locale === "fr" ? labelFr : labelEn) ?? t.fees.kinds[kind];
  return [
    name,
    levels ? formatLevels(locale, levels) : "",
    format && kind !== "hour" ? t.formats[format].toLocaleLowerCase(locale) : "",
    t.fees.per[per],
  ]
    .filter(Boolean)
    .join(", ");
}

function findAmount(locale: Locale, { amounts }: FeeRow, currency: string): string {
  const t = schoolProgrammesMessages[locale];
  const amount = amounts.find((one) => one.currency === currency);
  if (!amount) return "";
  if (amount.amountMinor === 0) return t.fees.free;
  const text = formatAmount(locale, amount.amountMinor, currency);
  return amount.isFrom ? t.fees.startingAt(text) : text;
}
