import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { states, stateTable } from "#app/features/admissions/application-state.ts";
import { buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
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
import { nameKey } from "#app/i18n/name-key.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { db } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { assignments, listedApplications } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";

await createTestDatabase();

/** The rows where `listed_applications` differs from the view it is derived from. */
async function differences() {
  const { rows } = await db().execute(sql`
    (table listed_applications except table application_lines) union all
    (table application_lines except table listed_applications)`);
  return rows;
}

async function getLine(id: string) {
  const [line] = await db()
    .select()
    .from(listedApplications)
    .where(eq(listedApplications.applicationId, id));
  return line;
}

/** A seeded generator, so that a failure can be repeated. */
function seededRandom(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

test("weight_of: equals the weight of the state table", async () => {
  for (const state of states) {
    const { rows } = await db().execute(sql`select weight_of(${state}) as weight`);
    expect(rows).toEqual([{ weight: stateTable[state].weight }]);
  }
});

test("turn_of: equals the turn of the state table", async () => {
  const turns = ["school", "candidate", "nobody"];
  for (const state of states) {
    const { rows } = await db().execute(sql`select turn_of(${state}) as turn`);
    expect(rows, state).toEqual([{ turn: turns.indexOf(stateTable[state].turn) }]);
  }
});

test("fold: equals searchable", async () => {
  for (const text of ["N’Diaye  Aïssatou", "ŒUVRE Æsir œuf", "Éléonore Bâ\u0301", " ÇA\tva "]) {
    const { rows } = await db().execute(sql`select fold(${text}) as folded`);
    expect(rows).toEqual([{ folded: normalizeForSearch(text) }]);
  }
});

test("name_key: equals nameKey", async () => {
  const names = ["N’Diaye  Aïssatou", "N`DIAYE", "Jean-Noël", "Łukasz Ɓooye", "Straße", "Ŋgom Ɔkɔ"];
  for (const text of [...names, "O´Brien", "Ñáñez-–Ðøđ", " Œuvre ǝƎ ıƴ þÞ ʹʻ＇ "]) {
    const { rows } = await db().execute(sql`select name_key(${text}) as key`);
    expect(rows, text).toEqual([{ key: nameKey(text) }]);
  }
});

test("listed_applications: has a searchable row for a submitted application, none for a draft", async () => {
  const info = { lastName: "N’Diaye", firstName: "Aïssatou", motherPhone: "+221771234567" };
  const { id, actor, number } = await buildSentApplication({ info, choices: 2 });
  const line = await getLine(id);
  expect(line).toMatchObject({ number, state: "submitted", choices: 2, entries: 1, proofs: 0 });
  expect(line?.search).toContain(" ndiaye aissatou ");
  expect(line?.search).toContain(" 221771234567");
  await db().update(users).set({ email: "neuve@exemple.test" }).where(eq(users.id, actor.id));
  expect((await getLine(id))?.search).toContain(" neuve@exemple.test");
});

const school = await buildStaff();
const other = await buildStaff();

test("listed_applications: equals the view after concurrent random changes", async () => {
  const built: Awaited<ReturnType<typeof buildSentApplication>>[] = [];
  while (built.length < 6)
    built.push(await buildSentApplication({ choices: 4, state: "under-review" }));
  const random = seededRandom(20_271);
  const runRandomChange = async (n: number) => {
    const { id, actor } = built[random(built.length)] ?? (await buildSentApplication());
    const all = await listChoices(id);
    const choice = all[random(all.length)];
    if (!choice) throw new Error("no choice");
    const state = choice.state as (typeof states)[number];
    const input = { kind: "answer", message: `Une question ${n}` };
    const [request] = await db().select().from(requests).where(eq(requests.choiceId, choice.id));
    const changes = [
      () => putOnWaitingList(school, choice.id, state),
      () =>
        planInterview(
          school,
          choice.id,
          { state, interview: "" },
          "senegal",
          buildInterviewInput(5),
        ),
      () => makeOffer(other, choice.id, state, n % 2 === 0, { conditions: "DESO" }),
      () => requestInformation(school, choice.id, state, input),
      () => request && answerRequest(actor, request.id, { words: "Voici", file: null }),
      () => request && cancelRequest(other, request.id, { reason: "Une erreur" }),
      () => answerOffer(actor, choice.id, state, n % 3 === 0 ? "decline" : "accept"),
      () => n % 5 === 0 && withdrawChoice(actor, choice.id, state, {}),
      () => n === 60 && enrol(school, choice.id, state),
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
    await changes[random(changes.length)]?.();
  };
  for (let n = 0; n < 80; n += 4) {
    await Promise.all([
      runRandomChange(n),
      runRandomChange(n + 1),
      runRandomChange(n + 2),
      runRandomChange(n + 3),
    ]);
    expect(await differences()).toEqual([]);
  }
  const lines = await db().select().from(listedApplications);
  expect(new Set(lines.map(({ state }) => state)).size).toBeGreaterThan(2);
  await db().execute(sql`select list_applications()`);
  expect(await db().select().from(listedApplications)).toHaveLength(lines.length);
  expect(await differences()).toEqual([]);
});
