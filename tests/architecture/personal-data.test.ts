import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { FieldName } from "#app/features/admissions/application-fields.ts";
import { privacy as privacyEn } from "#db/seeds/content/pages/privacy.en.ts";
import { privacy as privacyFr } from "#db/seeds/content/pages/privacy.fr.ts";
import { listSourceFiles } from "#tests/support/source-files.ts";

/**
 * Every table about a person, with the command that exports it (PRV-01), so that 'Télécharger mes données' omits
 * none. `null` means that it contains no personal data, for the reason given.
 */
const exportCommands: Record<string, string | null> = {
  users: "exportAccount",
  sessions: "exportAccount",
  accounts: "exportAccount",
  email_changes: "exportAccount",
  support_views: "exportAccount",
  history: "exportAccount",
  // The ids of an account and of the person in it.
  candidates: null,
  applications: "exportApplications",
  personal_infos: "exportApplications",
  differing_answers: "exportApplications",
  cursus_entries: "exportApplications",
  section_openings: "exportApplications",
  choices: "exportApplications",
  consents: "exportApplications",
  files: "listFilesForExport",
  offers: "exportChoiceTimeline",
  refusals: "exportChoiceTimeline",
  departures: "exportChoiceTimeline",
  requests: "exportChoiceTimeline",
  interviews: "exportChoiceTimeline",
  offer_conditions: "exportChoiceTimeline",
  reversals: "exportChoiceTimeline",
  file_verdicts: "exportChoiceTimeline",
  notes: "exportReview",
  theme_checks: "exportReview",
  doubles: "exportReview",
  // An upload in progress, for a day; the result is among the files.
  uploads: null,
  upload_pieces: null,
  notices: "exportNotifications",
  whatsapp_numbers: "exportNotifications",
  // By phone number, as a digest; it outlives accounts, so that a STOP does.
  whatsapp_questions: null,
  threads: "exportMessages",
  messages: "exportMessages",
  attachments: "exportMessages",
  guests: "exportMessages",
  // The recipients of an announcement: its thread is exported.
  recipients: null,
  // Which officer is responsible for an application, and selections of officers: the school's own work.
  assignments: null,
  chosen_applications: null,
  // Duplicates exported data for the staff's list; deleted with the application.
  listed_applications: null,
  enquiries: "exportEnquiries",
  // About the staff, who have no application.
  staff: null,
  second_factors: null,
  recovery_codes: null,
  saved_views: null,
};

const modules = import.meta.glob<Record<string, unknown>>("../../app/platform/db/schema/*.ts", {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table as PgTable));

/** The tables that reference a person, directly or indirectly. */
function listPersonalTables(): string[] {
  const found = new Set(["users"]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { name, foreignKeys } of tables)
      for (const key of foreignKeys) {
        const { foreignTable } = key.reference();
        if (key.onDelete === "cascade" && found.has(getTableConfig(foreignTable).name))
          found.add(name);
      }
  }
  return [...found];
}

test("personal data: each table about a person is exported", () => {
  const missing = listPersonalTables().filter((name) => !(name in exportCommands));
  expect(listPersonalTables().length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** How the privacy page names each answer of an application. The type requires the text of a new field. */
const privacyTexts: Record<FieldName, [fr: string, en: string]> = {
  campus: ["Campus et formations", "Campus and programmes"],
  lastName: ["Nom", "Name"],
  firstName: ["Nom", "Name"],
  birthOn: ["Date de naissance", "Date of birth"],
  birthPlace: ["Lieu de naissance", "Place of birth"],
  birthCountry: ["Lieu de naissance", "Place of birth"],
  nationality: ["nationalité", "nationality"],
  phone: ["téléphone", "phone number"],
  residenceCity: ["ville de résidence", "city of residence"],
  photo: ["Photo", "Photo"],
  hasPassport: ["passeport", "passport"],
  passportNumber: ["passeport", "passport"],
  passportIssuedOn: ["passeport", "passport"],
  passportExpiresOn: ["passeport", "passport"],
  motherName: ["Coordonnées des parents", "Contact details of parents"],
  motherPhone: ["Coordonnées des parents", "Contact details of parents"],
  motherEmail: ["Coordonnées des parents", "Contact details of parents"],
  fatherName: ["Coordonnées des parents", "Contact details of parents"],
  fatherPhone: ["Coordonnées des parents", "Contact details of parents"],
  fatherEmail: ["Coordonnées des parents", "Contact details of parents"],
  guardianName: ["Coordonnées des parents", "Contact details of parents"],
  guardianPhone: ["Coordonnées des parents", "Contact details of parents"],
  guardianEmail: ["Coordonnées des parents", "Contact details of parents"],
  childrenCount: ["Nombre d'enfants", "Number of children"],
};

test.for(Object.entries(privacyTexts))(
  "privacy: the page names the answer %s among the collected data",
  ([, texts]) => {
    for (const [index, page] of [privacyFr, privacyEn].entries()) {
      const data = page.sections.find((one) => one.type === "table" && one.id === "donnees");
      expect(JSON.stringify(data)).toContain(texts[index]);
    }
  },
);
/** The account owns an application; the id of the candidate equals it only as long as an account has one candidate. */
test("applications.candidateId: is read only where the next application of a candidate is created", () => {
  const readers = listSourceFiles().filter(
    (path) =>
      /^(app|server)\/.*\.tsx?$/.test(path) &&
      !path.startsWith("app/platform/db/schema/") &&
      /\bcandidateId\b|\bcandidate_id\b/.test(readFileSync(path, "utf8")),
  );
  expect(readers.sort()).toEqual([
    "app/features/admissions/application.server.ts",
    "app/features/admissions/start-next-application.server.ts",
    "app/features/admissions/testing.ts",
  ]);
});
