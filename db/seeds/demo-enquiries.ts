import { v5 } from "uuid";
import { englishTypography, frenchTypography } from "#app/i18n/typography.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";

const NAMESPACE = "019a0000-0000-7000-8000-00000000e0e0";

/** Invented people at addresses that reach nobody, so that the office has enquiries to answer. */
const demoEnquiries = [
  {
    key: "DEMA",
    campus: "senegal",
    subject: "admission",
    locale: "fr",
    name: "Rokhaya Sène",
    email: "rokhaya.sene@exemple.test",
    content: `Bonjour,

Ma fille est en 3e et passe le BFEM cette année. Peut-elle entrer directement en 10e année, ou faut-il d'abord une évaluation ?

Merci.`,
    daysAgo: 2,
  },
  {
    key: "DEMB",
    campus: "cameroon",
    subject: "visit",
    locale: "en",
    name: "Ngwa Fru",
    email: "ngwa.fru@exemple.test",
    content: `Good morning,

My son is in Form 4. Could we visit the Yaoundé campus on a Saturday, with his mother? Either of the next two would suit us.`,
    daysAgo: 1,
  },
  {
    key: "DEMC",
    campus: null,
    subject: "programmes",
    locale: "fr",
    name: "Paul Essomba",
    email: "paul.essomba@exemple.test",
    content:
      "J'ai 24 ans et je travaille la journée. Les cours du soir préparent-ils au diplôme entier, et combien de temps faut-il compter ?",
    daysAgo: 1,
  },
] as const;

/** Adds the demonstration's enquiries. Idempotent: existing ones stay unchanged. */
export async function seedDemoEnquiries(): Promise<void> {
  const rows = demoEnquiries.map(({ key, daysAgo, content, ...rest }) => ({
    ...rest,
    id: v5(key, NAMESPACE),
    reference: `D-${key}23`,
    receipt: v5(`receipt of ${key}`, NAMESPACE),
    mailbox: rest.email,
    content: (rest.locale === "fr" ? frenchTypography : englishTypography)(content),
    createdAt: new Date(now().getTime() - daysAgo * DAY_MS),
  }));
  await db().insert(enquiries).values(rows).onConflictDoNothing();
}
