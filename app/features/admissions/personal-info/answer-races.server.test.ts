import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSeededRandom } from "#tests/support/seeded-random.ts";
import { findApplication } from "../editable-application.server.ts";
import { buildApplication } from "../testing.ts";
import { hashPart } from "./info-form-values.server.ts";
import type { AnswerHashes } from "./merge-answers.ts";
import { getPersonalInfo, savePersonalInfo } from "./personal-info.server.ts";

await createTestDatabase();

const fields = ["lastName", "firstName", "birthPlace"] as const;
type Answers = Record<(typeof fields)[number], string>;

const towns = ["Thiès", "Podor", "Édéa", "Kribi", "Mbour"];

async function getStored(id: string): Promise<Answers> {
  const { lastName, firstName, birthPlace } = await getPersonalInfo(db(), id);
  return { lastName: lastName ?? "", firstName: firstName ?? "", birthPlace: birthPlace ?? "" };
}

async function getHashes(id: string): Promise<AnswerHashes> {
  const row = await findApplication(id);
  if (!row) throw new Error("no application");
  return hashPart("identity", await getPersonalInfo(db(), id), row);
}

/** The applications run at the same time; the rounds of one run in turn. */
const APPLICATIONS = 5;

//
test("savePersonalInfo: in five hundred interleavings of two pages, none overwrites an answer silently", async () => {
  const all = Array.from({ length: APPLICATIONS }, (_, place) => interleave(20_261_122 + place));
  const conflictCount = (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
  expect(conflictCount).toBeGreaterThan(50);
}, 60_000);

/** Runs a hundred rounds on its own application. Returns how often a page had a conflict. */
async function interleave(seed: number): Promise<number> {
  const { actor, id } = await buildApplication({
    info: { lastName: "Fall", firstName: "Awa", birthPlace: "Dakar" },
  });
  const chance = createSeededRandom(seed);
  let conflictCount = 0;
  for (let round = 0; round < 500 / APPLICATIONS; round += 1) {
    const before = await getStored(id);
    const baseHashes = await getHashes(id);
    const pages = ["one", "two"].map((page) => {
      const input = { ...before };
      for (const field of fields)
        if (chance() < 0.5) input[field] = towns[Math.floor(chance() * towns.length)] ?? "";
      return { saveId: `page-${page}-${round}`, input };
    });
    const save = ({ input: submitted, saveId }: (typeof pages)[number]) =>
      savePersonalInfo(actor, id, "identity", submitted, {
        baseHashes,
        saveId,
        isAutosave: chance() < 0.5,
      });
    const turn = chance() < 0.5 ? pages : pages.toReversed();
    const isConcurrent = chance() < 0.4;
    const answers = isConcurrent ? await Promise.all(turn.map(save)) : [];
    if (!isConcurrent) for (const page of turn) answers.push(await save(page));
    const after = await getStored(id);
    for (const [place, { input: submitted }] of turn.entries()) {
      const answer = answers[place];
      const conflicts = answer && "conflicts" in answer ? answer.conflicts : [];
      conflictCount += conflicts.length;
      for (const field of fields) {
        const isChanged = submitted[field] !== before[field];
        // The change of this page is stored, or the page got a conflict.
        if (isChanged && !conflicts.includes(field)) expect(after[field]).toBe(submitted[field]);
        if (conflicts.includes(field)) expect(after[field]).not.toBe(submitted[field]);
        // A field that no page changed is unchanged.
        if (turn.every((page) => page.input[field] === before[field]))
          expect(after[field]).toBe(before[field]);
      }
    }
  }
  const rows = await db()
    .select()
    .from(answerConflicts)
    .where(eq(answerConflicts.applicationId, id));
  expect(rows.length).toBeGreaterThan(0);
  return conflictCount;
}
