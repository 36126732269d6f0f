import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

/**
 * Every table that belongs to a person, and the command that tells it to them (PRV-01):
 * 'Télécharger mes données' forgets none. `null`: nothing of the person is in it, and why.
 */
const told: Record<string, string | null> = {
  users: "tellAccount",
  sessions: "tellAccount",
  accounts: "tellAccount",
  email_changes: "tellAccount",
  support_views: "tellAccount",
  history: "tellAccount",
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
  // A file on its way, for a day: what becomes of it is among the files.
  uploads: null,
  upload_pieces: null,
  notices: "exportNotifications",
  whatsapp_numbers: "exportNotifications",
  // Of a number, by a digest, whatever the account: it outlives accounts, so that a STOP does.
  whatsapp_questions: null,
  threads: "exportMessages",
  messages: "exportMessages",
  attachments: "exportMessages",
  guests: "exportMessages",
  // To whom an announcement went: the conversation it began is told.
  recipients: null,
  // Which officer has charge of the file, and what an officer chose it for: the school's own work.
  assignments: null,
  chosen_applications: null,
  // Repeats what is told, for the list of the staff; goes with the application.
  listed_applications: null,
  enquiries: "exportEnquiries",
  // Of the school's own people, who have no application.
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

/** The tables that lead to a person, directly or by another. */
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

test("each table of a person is told to them", () => {
  const missing = listPersonalTables().filter((name) => !(name in told));
  expect(listPersonalTables().length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
