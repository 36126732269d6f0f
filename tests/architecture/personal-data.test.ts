import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

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
