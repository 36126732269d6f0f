import { schoolLevelFacts, schoolLevels } from "#app/features/catalogue/programmes/level.ts";
import type { programmeRequirements } from "#app/platform/db/schema/catalogue-programmes.ts";

type Requirement = typeof programmeRequirements.$inferInsert;

/** The ages and the class before, for each class of a programme from this grade on. */
function listLevelRequirements(courseId: string, minGrade: number): Requirement[] {
  return schoolLevels
    .filter((level) => schoolLevelFacts[level].grade >= minGrade)
    .flatMap((level) => {
      const { grade, minAge, maxAge } = schoolLevelFacts[level];
      return [
        { courseId, level, kind: "age" as const, minAge, maxAge, position: 0 },
        { courseId, level, kind: "level" as const, minGrade: grade - 1, position: 1 },
      ];
    });
}

/** The conditions of the programmes of the school. */
export function listProgrammeRequirements(): Requirement[] {
  return [
    ...listLevelRequirements("curriculum-canadien", 6),
    { courseId: "prepa-universitaire", kind: "age", minAge: 16, position: 0 },
    {
      courseId: "prepa-universitaire",
      kind: "text",
      textFr: "Avoir terminé la Terminale, Upper Sixth ou la 12e année, ou la suivre cette année.",
      textEn: "Grade 12, Terminale or Upper Sixth completed, or under way this year.",
      position: 1,
    },
    ...listLevelRequirements("programme-hybride", 9),
    {
      courseId: "programme-hybride",
      kind: "text",
      textFr: "Dire si la place dans l’établissement du pays est gardée ou non.",
      textEn: "Tell us whether a place at the national school is being kept.",
      position: 2,
    },
    { courseId: "diplome-ontario-adultes", kind: "age", minAge: 18, position: 0 },
    {
      courseId: "diplome-ontario-adultes",
      kind: "text",
      textFr:
        "L’anglais de 12e année ou son équivalent, l’épreuve de littératie et les heures d’engagement font partie du diplôme.",
      textEn:
        "Grade 12 English or its equivalent, the literacy requirement and the community hours are part of the diploma.",
      position: 1,
    },
  ];
}
