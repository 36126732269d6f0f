import { getOwnValue } from "#app/lib/get-own-value.ts";

/** The classes of the school, named as in Ontario, lowest first. */
export const schoolLevels = [
  "grade-6",
  "grade-7",
  "grade-8",
  "grade-9",
  "grade-10",
  "grade-11",
  "grade-12",
] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

type SchoolLevelFacts = {
  grade: number;
  /** The name in Senegal and in French-speaking Cameroon. */
  french: string;
  /** The name in English-speaking Cameroon. */
  english: string;
  /** The usual age at the start of the class, in years, both included. */
  minAge: number;
  maxAge: number;
};

export const schoolLevelFacts: Record<SchoolLevel, SchoolLevelFacts> = {
  "grade-6": { grade: 6, french: "6e", english: "Form 1", minAge: 10, maxAge: 13 },
  "grade-7": { grade: 7, french: "5e", english: "Form 2", minAge: 11, maxAge: 14 },
  "grade-8": { grade: 8, french: "4e", english: "Form 3", minAge: 12, maxAge: 15 },
  "grade-9": { grade: 9, french: "3e", english: "Form 4", minAge: 13, maxAge: 16 },
  "grade-10": { grade: 10, french: "2de", english: "Form 5", minAge: 14, maxAge: 17 },
  "grade-11": { grade: 11, french: "1re", english: "Lower Sixth", minAge: 15, maxAge: 18 },
  "grade-12": { grade: 12, french: "Terminale", english: "Upper Sixth", minAge: 16, maxAge: 19 },
};

/** Grades of levels of a candidate's studies that are not classes of the school. */
const otherGrades: Record<string, number> = {
  primary: 5,
  "secondary-1": 7,
  "secondary-2": 8,
  "secondary-3": 9,
  "secondary-4": 10,
  "secondary-5": 11,
  cegep: 12,
  ...Object.fromEntries(
    [
      ...["bts", "cpge-1", "cpge-2", "licence-1", "licence-2", "licence-3"],
      ...["bachelor-1", "bachelor-2", "bachelor-3", "bachelor-4", "master-1", "master-2"],
      "doctorate",
    ].map((level) => [level, 13]),
  ),
};

/** "Form 1" and "form-1": as the levels of studies are written. */
const toCode = (name: string) => name.toLowerCase().replace(" ", "-");

const gradesByLevel: Record<string, number> = {
  ...otherGrades,
  ...Object.fromEntries(
    Object.entries(schoolLevelFacts).flatMap(([level, { grade, french, english }]) => [
      [level, grade],
      [toCode(french), grade],
      [toCode(english), grade],
    ]),
  ),
};

/**
 * Returns the Ontario grade of a class of the school or of a level of studies: 5 for primary school, 13 for higher
 * education. Null for a level without an equivalent, such as technical or vocational training.
 */
export function getGrade(level: string | null): number | null {
  return (level !== null && getOwnValue(gradesByLevel, level)) || null;
}

/** The first and last class of each unbroken range of these classes, lowest first. */
export function listLevelRanges(levels: SchoolLevel[]): [first: SchoolLevel, last: SchoolLevel][] {
  const ranges: [SchoolLevel, SchoolLevel][] = [];
  for (const [index, level] of schoolLevels.entries()) {
    if (!levels.includes(level)) continue;
    const range = ranges.at(-1);
    if (range && schoolLevels[index - 1] === range[1]) range[1] = level;
    else ranges.push([level, level]);
  }
  return ranges;
}
