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

/** Applications whose pages are answered at the same time; the rounds of one follow each other. */
const APPLICATIONS = 5;

// The set of values of R-04.
test("of five hundred interleavings of two pages, none overwrites an answer in silence", async () => {
  const all = Array.from({ length: APPLICATIONS }, (_, place) => interleave(20_261_122 + place));
  const conflictCount = (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
  expect(conflictCount).toBeGreaterThan(50);
}, 60_000);

/** A hundred rounds on an application of its own; gives how often a page was asked to choose. */
async function interleave(seed: number): Promise<number> {
  const { actor, id } = await buildApplication({
    info: { lastName: "Fall", firstName: "Awa", birthPlace: "Dakar" },
  });
  const chance = createSeededRandom(seed);
  let told = 0;
  for (let round = 0; round < 500 / APPLICATIONS; round += 1) {
    const before = await getStored(id);
    const seen = await getHashes(id);
    const pages = ["one", "two"].map((page) => {
      const typed = { ...before };
      for (const field of fields)
        if (chance() < 0.5) typed[field] = towns[Math.floor(chance() * towns.length)] ?? "";
      return { writer: `page-${page}-${round}`, typed };
    });
    const save = ({ typed, writer }: (typeof pages)[number]) =>
      savePersonalInfo(actor, id, "identity", typed, {
        baseHashes: seen,
        saveId: writer,
        isAutosave: chance() < 0.5,
      });
    const turn = chance() < 0.5 ? pages : pages.toReversed();
    const together = chance() < 0.4;
    const answers = together ? await Promise.all(turn.map(save)) : [];
    if (!together) for (const page of turn) answers.push(await save(page));
    const after = await getStored(id);
    for (const [place, { typed }] of turn.entries()) {
      const answer = answers[place];
      const asked = answer && "differing" in answer ? answer.differing : [];
      told += asked.length;
      for (const field of fields) {
        const mine = typed[field] !== before[field];
        // What this page changed is what is stored, or this page was asked to choose.
        if (mine && !asked.includes(field)) expect(after[field]).toBe(typed[field]);
        if (asked.includes(field)) expect(after[field]).not.toBe(typed[field]);
        // What no page changed is as it was.
        if (turn.every((page) => page.typed[field] === before[field]))
          expect(after[field]).toBe(before[field]);
      }
    }
  }
  const kept = await db()
    .select()
    .from(answerConflicts)
    .where(eq(answerConflicts.applicationId, id));
  expect(kept.length).toBeGreaterThan(0);
  return told;
}
