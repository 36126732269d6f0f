import { and, eq } from "drizzle-orm";
import { v5 } from "uuid";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createDemoPdf } from "./demo-pdf.ts";
import { type Course, type DemoRows, fileRow, type SeedContext } from "./demo-rows.ts";

/** Adds the demonstration candidate's application: three steps of six are complete. */
export async function addDemoCandidate(rows: DemoRows, world: SeedContext) {
  const [person] = await db()
    .select()
    .from(users)
    .where(and(eq(users.email, "candidat@demo.test"), eq(users.demo, true)));
  if (!person) return;
  const applicationId = v5("application", person.id);
  rows.candidates.push({ id: person.id, accountId: person.id, demo: true });
  rows.applications.push({
    id: applicationId,
    candidateId: person.id,
    accountId: person.id,
    intakeId: world.intake.id,
    campus: "senegal",
    locale: person.locale,
    finishedSections: ["identity"],
    demo: true,
  });
  rows.infos.push({
    applicationId,
    lastName: person.lastName,
    firstName: person.firstName,
    birthOn: "2009-03-05",
    birthPlace: "Rufisque",
    birthCountry: "SN",
    nationality: "SN",
    residenceCity: "Rufisque",
    passportNumber: "A02584613",
    passportExpiresOn: "2028-02-14",
  });
  const pdf = createDemoPdf([
    "Lycée Blaise-Diagne - Dakar",
    "Bulletin de notes 2025-2026, terminale S2",
    `${person.lastName.toUpperCase()} ${person.firstName}`,
    "Moyenne annuelle : 14,5 / 20",
    "Document de démonstration, sans valeur.",
  ]);
  const proof = fileRow(v5("proof", person.id), person.id, "bulletin-terminale.pdf", pdf, rows);
  rows.files.push(proof);
  rows.entries.push({
    id: v5("entry", applicationId),
    applicationId,
    activity: "studies",
    schoolYear: "2025-2026",
    country: "SN",
    province: "Dakar",
    city: "Dakar",
    level: "terminale",
    school: "Lycée Blaise-Diagne",
    field: "S2",
    average: "14.5",
    averageScale: "20",
    proofId: proof.id,
  });
  const courseNames = [/informatique/i, /administration des affaires/i, /biochimie/i];
  // The last match of each name: computing at Ottawa rather than at Simon Fraser.
  const picked = courseNames.map((name) =>
    world.courses.fr.findLast((course) => name.test(course.name)),
  );
  for (const [place, course] of picked.entries())
    rows.choices.push({
      id: v5(`choice-${place}`, applicationId),
      applicationId,
      courseId: (course ?? (world.courses.fr[place] as Course)).id,
      position: place + 1,
      stateSince: world.at,
    });
}
