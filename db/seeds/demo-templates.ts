import { v5 } from "uuid";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { db } from "#app/platform/db/client.server.ts";
import { templates } from "#app/platform/db/schema/messaging.ts";

const NAMESPACE = "019a0000-0000-7000-8000-00000000e0e1";

/** Frequent messages of an office, invented for the demonstration. */
const demoTemplates = [
  {
    name: "Une page manque",
    subjectFr: "Votre candidature {numero} : une page manque",
    contentFr: `Bonjour {prenom},

Une page de votre document n'est pas arrivée. Pouvez-vous l'envoyer en répondant à ce message ? Une photo nette suffit.

Le bureau des admissions`,
    subjectEn: "Your application {numero}: a page is missing",
    contentEn: `Hello {prenom},

A page of your document has not arrived. Could you send it by answering this message? A clear photo is enough.

The admissions office`,
  },
  {
    name: "Proposer un appel",
    subjectFr: "Un appel au sujet de votre candidature {numero}",
    contentFr: `Bonjour {prenom},

Nous aimerions vous parler de votre candidature ({rentree}). Quel jour et à quelle heure pouvons-nous vous appeler ?

Le bureau des admissions, {campus}`,
    subjectEn: "A call about your application {numero}",
    contentEn: `Hello {prenom},

We would like to talk with you about your application ({rentree}). On which day and at what time may we call you?

The admissions office, {campus}`,
  },
];

/** Adds the demonstration's templates. Idempotent: existing ones, even changed ones, stay. */
export async function seedDemoTemplates(): Promise<void> {
  const rows = demoTemplates.map((one) => ({
    id: v5(one.name, NAMESPACE),
    name: frenchTypography(one.name),
    subjectFr: frenchTypography(one.subjectFr),
    contentFr: frenchTypography(one.contentFr),
    subjectEn: englishTypography(one.subjectEn),
    contentEn: englishTypography(one.contentEn),
  }));
  await db().insert(templates).values(rows).onConflictDoNothing();
}
