import { and, asc, eq, isNull } from "drizzle-orm";
import type { Campus } from "#app/features/access/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import {
  documentTypes,
  feeItems,
  offerings,
  programmeDocuments,
  programmeRequirements,
} from "#app/platform/db/schema/catalogue-programmes.ts";
import type { FeeItem } from "./fee.ts";
import type { SchoolLevel } from "./level.ts";
import type { Offering } from "./offering.ts";

/** An offering with what pages print about it. */
export type PublishedOffering = Omit<Offering, "takenPlaces" | "places"> & {
  /** The campus on whose clock it opens and closes; the dates of an intake are days in Dakar. */
  clock: Campus;
  /** The first day; null until the staff enter it. */
  startsOn: string | null;
};

export type ProgrammeRequirement = { level: SchoolLevel | null } & (
  | { kind: "age"; minAge: number | null; maxAge: number | null }
  | { kind: "level"; minGrade: number }
  | { kind: "text"; text: string }
);

export type ProgrammeDocument = {
  level: SchoolLevel | null;
  name: string;
  needed: "to-send" | "to-enrol" | "on-request";
  /** How many school years of it. */
  years: number | null;
};

/** A programme of the school in one language, with all that pages show. */
export type SchoolProgramme = {
  id: string;
  name: string;
  summary: string;
  duration: string;
  details: string;
  /** The content page that presents it (`/curriculum`); null without one. */
  contentPath: string | null;
  /** Whether its fees are invented. */
  hasDemoFees: boolean;
  offerings: PublishedOffering[];
  fees: FeeItem[];
  requirements: ProgrammeRequirement[];
  documents: ProgrammeDocument[];
  /** When it was read; the open offerings depend on it. */
  readAt: Date;
};

/** Lists the programmes of the school that are not retired, in the editors' order. Everybody may read them. */
export async function listSchoolProgrammes(locale: Locale): Promise<SchoolProgramme[]> {
  const rows = await db()
    .select()
    .from(courses)
    .where(and(eq(courses.providerKind, "school"), isNull(courses.retiredAt)))
    .orderBy(asc(courses.position), asc(courses.id));
  if (rows.length === 0) return [];
  const readAt = now();
  const [offeringRows, feeRows, requirementRows, documentRows] = await Promise.all([
    db()
      .select({ offering: offerings, intake: intakes })
      .from(offerings)
      .innerJoin(intakes, eq(offerings.intakeId, intakes.id))
      .where(isNull(offerings.retiredAt))
      .orderBy(asc(intakes.opensAt), asc(offerings.code)),
    db().select().from(feeItems).where(isNull(feeItems.retiredAt)).orderBy(asc(feeItems.position)),
    db().select().from(programmeRequirements).orderBy(asc(programmeRequirements.position)),
    db()
      .select({ document: programmeDocuments, type: documentTypes })
      .from(programmeDocuments)
      .innerJoin(documentTypes, eq(programmeDocuments.documentTypeId, documentTypes.id))
      .orderBy(asc(programmeDocuments.position)),
  ]);
  const isFrench = locale === "fr";
  const typography = isFrench ? frenchTypography : englishTypography;
  return rows.map((row) => {
    const { id } = row;
    const fees = feeRows.filter(({ courseId }) => courseId === id);
    const summary = isFrench ? row.summaryFr : row.summaryEn;
    if (summary === null) throw new Error(`the programme ${id} of the school has no summary`);
    return {
      id,
      name: typography(isFrench ? row.nameFr : row.nameEn),
      summary: typography(summary),
      duration: typography(isFrench ? row.durationFr : row.durationEn),
      details: typography(isFrench ? row.detailsFr : row.detailsEn),
      contentPath: row.pageSlug ? `/${row.pageSlug}` : null,
      hasDemoFees: fees.some(({ demo }) => demo),
      offerings: offeringRows
        .filter(({ offering }) => offering.courseId === id)
        .map(({ offering, intake }) => toOffering(offering, intake)),
      fees: fees.map(toFeeItem),
      requirements: requirementRows
        .filter(({ courseId }) => courseId === id)
        .map((requirement) => toRequirement(requirement, isFrench)),
      documents: documentRows
        .filter(({ document }) => document.courseId === id)
        .map(({ document, type }) => ({
          level: document.level,
          name: typography(isFrench ? type.nameFr : type.nameEn),
          needed: document.needed,
          years: document.years,
        })),
      readAt,
    };
  });
}

/** Returns the programme that a content page presents; null for any other page. */
export async function findSchoolProgrammeOfPage(
  locale: Locale,
  slug: string,
): Promise<SchoolProgramme | null> {
  const programmes = await listSchoolProgrammes(locale);
  return programmes.find(({ contentPath }) => contentPath === `/${slug}`) ?? null;
}

type OfferingRow = typeof offerings.$inferSelect;
type IntakeRow = typeof intakes.$inferSelect;

function toOffering(row: OfferingRow, intake: IntakeRow): PublishedOffering {
  const { id, courseId, intakeId, site, rhythm, format, level, whenFull, isClosed } = row;
  return {
    ...{ id, intakeId, site, rhythm, format, level, whenFull, isClosed },
    programmeId: courseId,
    window: {
      opensAt: row.opensAt ?? intake.opensAt,
      closesAt: row.closesAt ?? intake.closesAt,
      graceHours: row.graceHours ?? intake.graceHours,
    },
    clock: row.closesAt && site !== "online" ? site : "senegal",
    startsOn: row.startsOn ?? intake.startsOn,
  };
}

function toFeeItem(row: typeof feeItems.$inferSelect): FeeItem {
  const { id, site, intakeId, level, rhythm, format, kind, labelFr, labelEn } = row;
  const { amountMinor, currency, per, isFrom, position } = row;
  return {
    ...{ id, site, intakeId, level, rhythm, format, kind, labelFr, labelEn },
    ...{ amountMinor, currency, per, isFrom, position },
  };
}

function toRequirement(
  row: typeof programmeRequirements.$inferSelect,
  isFrench: boolean,
): ProgrammeRequirement {
  const { level, kind, minAge, maxAge, minGrade } = row;
  if (kind === "age") return { level, kind, minAge, maxAge };
  const text = isFrench ? row.textFr : row.textEn;
  if (kind === "text" && text !== null) return { level, kind, text };
  if (kind === "level" && minGrade !== null) return { level, kind, minGrade };
  throw new Error(`the condition ${row.id} has no value of its kind`);
}
