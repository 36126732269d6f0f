import type { Currency } from "#app/features/catalogue/programmes/fee.ts";
import {
  type SchoolLevel,
  schoolLevelFacts,
  schoolLevels,
} from "#app/features/catalogue/programmes/level.ts";
import type { Format, Rhythm, Site } from "#app/features/catalogue/programmes/offering.ts";
import type { feeItems, offerings } from "#app/platform/db/schema/catalogue-programmes.ts";

type OfferingRow = typeof offerings.$inferInsert;
type FeeRow = typeof feeItems.$inferInsert;

const siteCodes: Record<Site, string> = { senegal: "dkr", cameroon: "yde", online: "web" };

type Group = {
  courseId: string;
  site: Site;
  rhythm: Rhythm;
  format?: Format;
  levels?: readonly SchoolLevel[];
  /** How many places a class has, by its class. */
  places: (level: SchoolLevel | null) => number | null;
};

const getGrade = (level: SchoolLevel | null) => (level ? schoolLevelFacts[level].grade : 0);
const levelsFrom = (grade: number) => schoolLevels.filter((level) => getGrade(level) >= grade);
/** As the demonstration's page of fees says: smaller classes from Grade 10 on. */
const dakarClass = (level: SchoolLevel | null) => (getGrade(level) >= 10 ? 20 : 24);
const yaoundeClass = (level: SchoolLevel | null) => (getGrade(level) >= 10 ? 18 : 22);
const fixed = (places: number | null) => () => places;

const groups: Group[] = [
  {
    courseId: "curriculum-canadien",
    site: "senegal",
    rhythm: "day",
    levels: schoolLevels,
    places: dakarClass,
  },
  {
    courseId: "curriculum-canadien",
    site: "cameroon",
    rhythm: "day",
    levels: schoolLevels,
    places: yaoundeClass,
  },
  {
    courseId: "curriculum-canadien",
    site: "online",
    rhythm: "day",
    levels: levelsFrom(9),
    places: fixed(30),
  },
  ...(["day", "evening"] as const).flatMap((rhythm): Group[] => [
    { courseId: "prepa-universitaire", site: "senegal", rhythm, places: fixed(18) },
    { courseId: "prepa-universitaire", site: "cameroon", rhythm, places: fixed(16) },
    {
      courseId: "programme-hybride",
      site: "senegal",
      rhythm,
      levels: levelsFrom(9),
      places: fixed(16),
    },
  ]),
  { courseId: "prepa-universitaire", site: "online", rhythm: "evening", places: fixed(30) },
  {
    courseId: "programme-hybride",
    site: "cameroon",
    rhythm: "evening",
    levels: levelsFrom(9),
    places: fixed(14),
  },
  {
    courseId: "programme-hybride",
    site: "online",
    rhythm: "evening",
    levels: levelsFrom(9),
    places: fixed(24),
  },
  { courseId: "diplome-ontario-adultes", site: "senegal", rhythm: "evening", places: fixed(20) },
  { courseId: "diplome-ontario-adultes", site: "cameroon", rhythm: "evening", places: fixed(18) },
  { courseId: "diplome-ontario-adultes", site: "online", rhythm: "evening", places: fixed(null) },
  { courseId: "diplome-ontario-adultes", site: "online", rhythm: "intensive", places: fixed(25) },
  ...(["senegal", "cameroon", "online"] as const).flatMap((site): Group[] => [
    {
      courseId: "cours-individuels-groupe",
      site,
      rhythm: "day",
      format: "individual",
      places: fixed(null),
    },
    {
      courseId: "cours-individuels-groupe",
      site,
      rhythm: "evening",
      format: "individual",
      places: fixed(null),
    },
    {
      courseId: "cours-individuels-groupe",
      site,
      rhythm: "weekend",
      format: "group",
      places: fixed(8),
    },
  ]),
];

/** The classes and groups of the demonstration for its September intake, whose dates they have. */
export function listDemoOfferings(intakeId: string): OfferingRow[] {
  return groups.flatMap(({ levels = [null], places, ...group }) =>
    levels.map((level) => ({
      ...group,
      code: [
        ...[group.courseId, "2027-09", siteCodes[group.site], group.rhythm, group.format, level],
      ]
        .filter(Boolean)
        .join("-"),
      intakeId,
      level,
      language: "fr/en" as const,
      places: places(level),
      startsOn: "2027-09-07",
      demo: true,
    })),
  );
}

type Amounts = Partial<Record<"senegal" | "cameroon", number>>;
type Fee = Pick<FeeRow, "kind" | "per"> & Partial<FeeRow>;
const campusCurrencies = { senegal: "XOF", cameroon: "XAF" } as const satisfies Record<
  string,
  Currency
>;

/** An amount at each campus; the online classes have the fees of the campus that the pupil belongs to. */
function feeRows(courseId: string, fee: Fee, amounts: Amounts): FeeRow[] {
  return (["senegal", "cameroon"] as const).flatMap((site) => {
    const amountMinor = amounts[site];
    if (amountMinor === undefined) return [];
    const row = { ...fee, courseId, amountMinor, currency: campusCurrencies[site], demo: true };
    return [{ ...row, site, position: fee.position ?? 0 }];
  });
}

/** The tuition of a year by class, in francs of each campus. */
const tuition: [levels: SchoolLevel[], amounts: Required<Amounts>][] = [
  [["grade-6", "grade-7"], { senegal: 1_950_000, cameroon: 1_650_000 }],
  [["grade-8", "grade-9"], { senegal: 2_150_000, cameroon: 1_850_000 }],
  [["grade-10", "grade-11"], { senegal: 2_450_000, cameroon: 2_150_000 }],
  [["grade-12"], { senegal: 2_700_000, cameroon: 2_400_000 }],
];

const yearly = { kind: "tuition", per: "year", position: 2 } as const;

/** The invented fees of the demonstration. */
export function listDemoFees(): FeeRow[] {
  const entry = ["curriculum-canadien", "prepa-universitaire", "programme-hybride"].flatMap(
    (courseId) => [
      ...feeRows(
        courseId,
        { kind: "application", per: "once", due: "application", position: 0 },
        { senegal: 25_000, cameroon: 20_000 },
      ),
      ...feeRows(
        courseId,
        { kind: "registration", per: "year", due: "enrolment", position: 1 },
        { senegal: 150_000, cameroon: 125_000 },
      ),
    ],
  );
  return [
    ...entry,
    ...tuition.flatMap(([levels, amounts]) =>
      levels.flatMap((level) => feeRows("curriculum-canadien", { ...yearly, level }, amounts)),
    ),
    ...feeRows("prepa-universitaire", yearly, { senegal: 2_900_000, cameroon: 2_550_000 }),
    ...feeRows("programme-hybride", yearly, { senegal: 2_950_000, cameroon: 2_600_000 }),
    ...feeRows(
      "diplome-ontario-adultes",
      { kind: "assessment", per: "once", due: "application", position: 0 },
      { senegal: 60_000, cameroon: 50_000 },
    ),
    ...feeRows(
      "diplome-ontario-adultes",
      { kind: "credit", per: "credit", position: 1 },
      { senegal: 285_000, cameroon: 240_000 },
    ),
    ...feeRows(
      "cours-individuels-groupe",
      { kind: "hour", per: "hour", format: "individual", position: 0 },
      { senegal: 12_000, cameroon: 10_000 },
    ),
    ...feeRows(
      "cours-individuels-groupe",
      { kind: "tuition", per: "month", format: "group", position: 1 },
      { senegal: 60_000, cameroon: 50_000 },
    ),
  ];
}
