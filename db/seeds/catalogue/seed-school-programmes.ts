import { eq } from "drizzle-orm";
import { transaction } from "#app/platform/db/client.server.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import {
  documentTypes,
  feeItems,
  offerings,
  programmeDocuments,
  programmeRequirements,
} from "#app/platform/db/schema/catalogue-programmes.ts";
import { listDemoFees, listDemoOfferings } from "./demo-offerings.ts";
import { documentTypeRows, listProgrammeDocuments } from "./programme-documents.ts";
import { listProgrammeRequirements } from "./programme-requirements.ts";
import { schoolProgrammes } from "./school-programmes.ts";

/** Before the programmes of universities. */
const FIRST_POSITION = -100;

/**
 * Adds the programmes of the school with their conditions and documents when there is none. Only a demonstration has
 * offerings and fees, which are invented: a school enters its own. Changes of the staff are never overwritten.
 * @param intakeId the intake of the offerings
 */
export async function seedSchoolProgrammes(intakeId: string, isDemo: boolean): Promise<void> {
  await transaction(async (tx) => {
    const present = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.providerKind, "school"))
      .limit(1);
    if (present.length > 0) return;
    await tx.insert(courses).values(
      schoolProgrammes.map((programme, index) => ({
        ...programme,
        providerKind: "school" as const,
        position: FIRST_POSITION + index,
        // Until the school says that they are its own.
        demo: true,
      })),
    );
    await tx.insert(documentTypes).values(documentTypeRows).onConflictDoNothing();
    await tx.insert(programmeDocuments).values(listProgrammeDocuments());
    await tx.insert(programmeRequirements).values(listProgrammeRequirements());
    if (!isDemo) return;
    await tx.insert(offerings).values(listDemoOfferings(intakeId));
    await tx.insert(feeItems).values(listDemoFees());
  });
}
