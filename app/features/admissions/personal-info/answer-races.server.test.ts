import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { differingAnswers } from "#app/platform/db/schema/admissions.ts";
import { chances } from "#tests/support/chances.ts";
import { testDatabase } from "#tests/support/database.ts";
import { findApplication } from "../draft.server.ts";
import { buildApplication } from "../testing.ts";
import type { Marks } from "./answer-merge.ts";
import { infoOf, savePersonalInfo } from "./personal-info.server.ts";
import { marksOf } from "./personal-info-shown.server.ts";

await testDatabase();

const fields = ["lastName", "firstName", "birthPlace"] as const;
type Answers = Record<(typeof fields)[number], string>;

const towns = ["Thiès", "Podor", "Édéa", "Kribi", "Mbour"];
const { actor, id } = await buildApplication({
  info: { lastName: "Fall", firstName: "Awa", birthPlace: "Dakar" },
});

async function stored(): Promise<Answers> {
  const { lastName, firstName, birthPlace } = await infoOf(db(), id);
  return { lastName: lastName ?? "", firstName: firstName ?? "", birthPlace: birthPlace ?? "" };
}

async function seenNow(): Promise<Marks> {
  const row = await findApplication(id);
  if (!row) throw new Error("no application");
  return marksOf("identity", await infoOf(db(), id), row);
}

// The set R-04 of the security page.
test("of five hundred interleavings of two pages, none overwrites an answer in silence", async () => {
  const chance = chances(20_261_122);
  let told = 0;
  for (let round = 0; round < 500; round += 1) {
    const before = await stored();
    const seen = await seenNow();
    const pages = ["one", "two"].map((page) => {
      const typed = { ...before };
      for (const field of fields)
        if (chance() < 0.5) typed[field] = towns[Math.floor(chance() * towns.length)] ?? "";
      return { writer: `page-${page}-${round}`, typed };
    });
    const save = ({ typed, writer }: (typeof pages)[number]) =>
      savePersonalInfo(actor, id, "identity", typed, { seen, writer, byItself: chance() < 0.5 });
    const turn = chance() < 0.5 ? pages : pages.toReversed();
    const together = chance() < 0.4;
    const answers = together ? await Promise.all(turn.map(save)) : [];
    if (!together) for (const page of turn) answers.push(await save(page));
    const after = await stored();
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
  expect(told).toBeGreaterThan(50);
  const kept = await db()
    .select()
    .from(differingAnswers)
    .where(eq(differingAnswers.applicationId, id));
  expect(kept.length).toBeGreaterThan(0);
}, 60_000);
