import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { states, stateTable } from "#app/features/admissions/application-state.ts";
import { buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { planInterview } from "#app/features/decisions/interview/plan-interview.server.ts";
import { answerOffer, enrol, makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import {
  answerRequest,
  requestInformation,
} from "#app/features/decisions/request/request.server.ts";
import { putOnWaitingList } from "#app/features/decisions/review-decisions.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import {
  withdrawApplication,
  withdrawChoice,
} from "#app/features/decisions/withdraw-application.server.ts";
import { getOpenChoicesVersion } from "#app/features/decisions/withdrawal.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { searchable } from "#app/i18n/compare.ts";
import { nameKey } from "#app/i18n/name-key.ts";
import { db } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { assignments, listedApplications } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";

await createTestDatabase();

/** What is kept and what follows from the tables, where they differ. */
async function differences() {
  const { rows } = await db().execute(sql`
    (table listed_applications except table application_lines) union all
    (table application_lines except table listed_applications)`);
  return rows;
}

async function lineOf(id: string) {
  const [line] = await db()
    .select()
    .from(listedApplications)
    .where(eq(listedApplications.applicationId, id));
  return line;
}

/** The same sequence each time: a failure is seen again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

test("the weights of the database are those of THE TABLE", async () => {
  for (const state of states) {
    const { rows } = await db().execute(sql`select weight_of(${state}) as weight`);
    expect(rows).toEqual([{ weight: stateTable[state].weight }]);
  }
});

test("whose turn it is, is by THE TABLE: the school's first, then the candidate's, then nobody's", async () => {
  const turns = ["school", "candidate", "nobody"];
  for (const state of states) {
    const { rows } = await db().execute(sql`select turn_of(${state}) as turn`);
    expect(rows, state).toEqual([{ turn: turns.indexOf(stateTable[state].turn) }]);
  }
});

test("the database folds a text as a search does", async () => {
  for (const text of ["N’Diaye  Aïssatou", "ŒUVRE Æsir œuf", "Éléonore Bâ\u0301", " ÇA\tva "]) {
    const { rows } = await db().execute(sql`select fold(${text}) as folded`);
    expect(rows).toEqual([{ folded: searchable(text) }]);
  }
});

test("the database makes the key of a name as nameKey does", async () => {
  const names = ["N’Diaye  Aïssatou", "N`DIAYE", "Jean-Noël", "Łukasz Ɓooye", "Straße", "Ŋgom Ɔkɔ"];
  for (const text of [...names, "O´Brien", "Ñáñez-–Ðøđ", " Œuvre ǝƎ ıƴ þÞ ʹʻ＇ "]) {
    const { rows } = await db().execute(sql`select name_key(${text}) as key`);
    expect(rows, text).toEqual([{ key: nameKey(text) }]);
  }
});

test("a draft has no line, what was sent has one, and its people are found in it", async () => {
  const info = { lastName: "N’Diaye", firstName: "Aïssatou", motherPhone: "+221771234567" };
  const { id, actor, number } = await buildSentApplication({ info, choices: 2 });
  const line = await lineOf(id);
  expect(line).toMatchObject({ number, state: "submitted", choices: 2, entries: 1, proofs: 0 });
  expect(line?.search).toContain(" ndiaye aissatou ");
  expect(line?.search).toContain(" 221771234567");
  await db().update(users).set({ email: "neuve@exemple.test" }).where(eq(users.id, actor.id));
  expect((await lineOf(id))?.search).toContain(" neuve@exemple.test");
});

const school = await buildStaff();
const other = await buildStaff();

test("whatever is done, at once or in turn, the lines say what the tables say", async () => {
  const built: Awaited<ReturnType<typeof buildSentApplication>>[] = [];
  while (built.length < 6)
    built.push(await buildSentApplication({ choices: 4, state: "under-review" }));
  const roll = dice(20_271);
  const done = async (n: number) => {
    const { id, actor } = built[roll(built.length)] ?? (await buildSentApplication());
    const all = await listChoices(id);
    const choice = all[roll(all.length)];
    if (!choice) throw new Error("no choice");
    const seen = choice.state as (typeof states)[number];
    const asked = { what: "answer", words: `Une question ${n}` };
    const [request] = await db().select().from(requests).where(eq(requests.choiceId, choice.id));
    const acts = [
      () => putOnWaitingList(school, choice.id, seen),
      () =>
        planInterview(
          school,
          choice.id,
          { state: seen, interview: "" },
          "senegal",
          buildInterviewInput(5),
        ),
      () => makeOffer(other, choice.id, seen, n % 2 === 0, { conditions: "DESO" }),
      () => requestInformation(school, choice.id, seen, asked),
      () => request && answerRequest(actor, request.id, { words: "Voici", file: null }),
      () => request && cancelRequest(other, request.id, { words: "Une erreur" }),
      () => answerOffer(actor, choice.id, seen, n % 3 === 0 ? "decline" : "accept"),
      () => n % 5 === 0 && withdrawChoice(actor, choice.id, seen, {}),
      () => n === 60 && enrol(school, choice.id, seen),
      () => n === 70 && withdrawApplication(actor, id, getOpenChoicesVersion(all), {}),
      () =>
        db()
          .update(users)
          .set({ phone: `+22177${n}` })
          .where(eq(users.id, actor.id)),
      () =>
        db()
          .update(personalInfos)
          .set({ lastName: `Ndiaye ${n}` })
          .where(eq(personalInfos.applicationId, id)),
      () =>
        db()
          .insert(assignments)
          .values({ applicationId: id, officerId: other.id, since: new Date() })
          .onConflictDoUpdate({ target: assignments.applicationId, set: { officerId: school.id } }),
      () => db().delete(assignments).where(eq(assignments.applicationId, id)),
    ];
    await acts[roll(acts.length)]?.();
  };
  for (let n = 0; n < 80; n += 4) {
    await Promise.all([done(n), done(n + 1), done(n + 2), done(n + 3)]);
    expect(await differences()).toEqual([]);
  }
  const lines = await db().select().from(listedApplications);
  expect(new Set(lines.map(({ state }) => state)).size).toBeGreaterThan(2);
  await db().execute(sql`select list_applications()`);
  expect(await db().select().from(listedApplications)).toHaveLength(lines.length);
  expect(await differences()).toEqual([]);
});
