import { createHash } from "node:crypto";
import type {
  applications,
  candidates,
  choices,
  consents,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import type { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import type { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import type {
  fileVerdicts,
  interviews,
  offerConditions,
  offers,
  refusals,
  requests,
  withdrawals,
} from "#app/platform/db/schema/decisions.ts";
import type { files } from "#app/platform/db/schema/files.ts";
import type { history, users } from "#app/platform/db/schema/identity.ts";

/** The rows of the demonstration's applications, inserted together; `bytes` contains the files by key. */
export type DemoRows = {
  users: (typeof users.$inferInsert)[];
  candidates: (typeof candidates.$inferInsert)[];
  applications: (typeof applications.$inferInsert)[];
  infos: (typeof personalInfos.$inferInsert)[];
  entries: (typeof cursusEntries.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
  choices: (typeof choices.$inferInsert)[];
  consents: (typeof consents.$inferInsert)[];
  history: (typeof history.$inferInsert)[];
  interviews: (typeof interviews.$inferInsert)[];
  conditions: (typeof offerConditions.$inferInsert)[];
  offers: (typeof offers.$inferInsert)[];
  refusals: (typeof refusals.$inferInsert)[];
  withdrawals: (typeof withdrawals.$inferInsert)[];
  reopenedSections: (typeof reopenedSections.$inferInsert)[];
  requests: (typeof requests.$inferInsert)[];
  verdicts: (typeof fileVerdicts.$inferInsert)[];
  bytes: Map<string, Uint8Array>;
};
/** Two members of the office, because a refusal has two readers. */
export type Officers = { first: string | null; second: string | null };
export type Course = { id: string; name: string; universityName: string };
export type SeedContext = {
  at: Date;
  officers: Officers;
  intake: typeof intakes.$inferSelect;
  courses: Record<"fr" | "en", Course[]>;
};

/** Builds the row of a file, whose store key is derived from its id. */
export function fileRow(
  id: string,
  ownerId: string,
  name: string,
  pdf: Uint8Array,
  rows: Pick<DemoRows, "bytes">,
) {
  const key = `proofs/${id}`;
  rows.bytes.set(key, pdf);
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  const scan = "unscanned" as const;
  // `createDemoPdf` writes one page.
  const pageCount = 1;
  const size = pdf.length;
  return { id, ownerId, key, name, type: "application/pdf", size, sha256, scan, pageCount };
}
