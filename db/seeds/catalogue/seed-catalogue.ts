import { transaction } from "#app/platform/db/client.server.ts";
import { courses, universities } from "#app/platform/db/schema/catalogue.ts";
import formations from "./formations.json" with { type: "json" };

type Verification = "verified" | "partly" | "general";

/**
 * Adds the five universities and their twenty-five programmes when the catalogue is empty. Changes of the staff are
 * never overwritten.
 */
export async function seedCatalogue(): Promise<void> {
  await transaction(async (tx) => {
    const present = await tx.select({ id: universities.id }).from(universities).limit(1);
    if (present.length > 0) return;
    await tx.insert(universities).values(formations.universities.map(universityRow));
    await tx.insert(courses).values(
      formations.universities.flatMap((university, u) =>
        university.programmes.map((programme, p) => ({
          id: programme.id,
          universityId: university.id,
          nameFr: programme.name_fr,
          nameEn: programme.name_en,
          degree: programme.degree,
          durationFr: programme.duration,
          durationEn: programme.duration_en,
          language: programme.language,
          faculty: programme.faculty,
          detailsFr: programme.details_fr,
          detailsEn: programme.details_en,
          source: programme.source,
          verification: programme.verification as Verification,
          evidence: programme.evidence,
          note: "note" in programme ? programme.note : null,
          position: u * 100 + p,
        })),
      ),
    );
  });
}

function universityRow(university: (typeof formations.universities)[number], position: number) {
  return {
    id: university.id,
    nameFr: university.name_fr,
    nameEn: university.name_en,
    city: university.city,
    provinceFr: university.province,
    provinceEn: university.province_en,
    website: university.website,
    language: university.language,
    noteFr: university.note,
    noteEn: university.note_en,
    position,
  };
}
