import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEntry, buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { countNotifications, listNotificationsOf } from "#app/features/notifications/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { interviews, offers, refusals } from "#app/platform/db/schema/decisions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { planInterview } from "./interview/plan-interview.server.ts";
import { makeOffer } from "./offer/offer.server.ts";
import { previewDecision } from "./preview-decision.server.ts";
import { refuseChoice } from "./refusal.server.ts";
import { requestInformation } from "./request/request.server.ts";
import { putOnWaitingList } from "./review-decisions.server.ts";
import { buildInterviewInput } from "./testing.ts";

const database = await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const state = "under-review" as const;

// An afternoon: in quiet hours a letter waits for the morning.
beforeAll(() => setClock("2026-11-20T15:00:00Z"));
afterAll(() => setClock());

const acts = {
  offer: (choice: string) => makeOffer(officer, choice, state, false, {}),
  conditional: (choice: string) => makeOffer(officer, choice, state, true, { conditions: "DESO" }),
  request: (choice: string) =>
    requestInformation(officer, choice, state, { what: "answer", words: "Où ?" }),
  corrections: (choice: string) =>
    requestInformation(officer, choice, state, { what: "sections", words: "Le nom." }, [
      "identity",
    ]),
  interview: (choice: string) =>
    planInterview(officer, choice, { state, interview: "" }, "senegal", buildInterviewInput(5)),
  waiting: (choice: string) => putOnWaitingList(officer, choice, state),
};

test.for(Object.entries(acts))(
  "the preview of %s is the letter that then leaves, and doing it before changed nothing",
  async ([, act]) => {
    const { actor, id, choices } = await buildSentApplication({ state });
    const [choice] = choices;
    const told = await countNotifications();
    const seen = await previewDecision(officer, choice, () => act(choice));
    if (!seen?.ok || !seen.preview) throw new Error(`no preview: ${JSON.stringify(seen)}`);
    expect(await countNotifications()).toBe(told);
    expect((await listChoices(id))[0]?.state).toBe(state);
    for (const table of [offers, interviews])
      expect(await db().select().from(table).where(eq(table.choiceId, choice))).toEqual([]);
    expect(await act(choice)).toMatchObject({ ok: true });
    await dispatchDueNotifications([]);
    const letters = await database.listEmails();
    const letter = letters.find(({ to, kind }) => to === actor.email && kind === "notice");
    const { subject, paragraphs, events } = seen.preview.letter;
    expect(letter?.subject).toBe(subject);
    for (const paragraph of paragraphs) expect(letter?.text).toContain(paragraph);
    expect(letter?.events).toHaveLength(events);
  },
);

test("what will be opened is seen by name, with its last day, on the person's page", async () => {
  const { choices } = await buildSentApplication({ state });
  const day = { "dueOn.day": "6", "dueOn.month": "12", "dueOn.year": "2026" };
  const typed = { what: "sections", words: "Le nom.", ...day };
  const seen = await previewDecision(officer, choices[0], () =>
    requestInformation(officer, choices[0], state, typed, ["cursus", "identity"]),
  );
  expect(seen?.ok && seen.preview?.page[0]).toEqual({
    title: "Corriger votre candidature",
    tag: "Jusqu’au 6\u00A0décembre\u00A02026",
    lines: [
      `Demandé par ${officer.name}\u00A0:`,
      "Le nom.",
      "L’école a rouvert ces rubriques jusqu’au 6\u00A0décembre\u00A02026 inclus\u00A0: votre identité, vos années d’études",
      "L’examen de votre choix\u00A01 est en pause d’ici là.",
    ],
  });
});

test("a proof that is asked is seen by its name, and that the choice waits for it", async () => {
  const { id, choices } = await buildSentApplication({ state });
  const entryId = await buildEntry(id, "2023-2024");
  const typed = { what: `proof:${entryId}`, words: "Lisible, s'il vous plaît." };
  const seen = await previewDecision(officer, choices[0], () =>
    requestInformation(officer, choices[0], state, typed),
  );
  const [asked, standing] = (seen?.ok && seen.preview?.page) || [];
  expect(asked?.title).toMatch(/^Envoyer le justificatif\s: 2023-2024 · /);
  expect(asked?.lines.at(-1)).toBe("L’examen de votre choix\u00A01 est en pause d’ici là.");
  expect(standing?.tag).toBe("Complément demandé");
});

test("a refusal is seen as it will be read, in the candidate's language, before anybody has read it again", async () => {
  const { actor, id, choices } = await buildSentApplication({ state });
  const [choice] = choices;
  await db()
    .update(users)
    .set({ locale: "en", noticeState: "never" })
    .where(eq(users.id, actor.id));
  const judged = { reasons: ["full"], words: "Full since May.", advice: "Try the second intake." };
  const seen = await previewDecision(officer, choice, () =>
    refuseChoice(officer, choice, { state, proposal: "" }, judged),
  );
  expect(seen).toMatchObject({
    ok: true,
    preview: {
      letter: { locale: "en", subject: "Decision on one of your choices", kind: "state" },
      page: [
        { tag: "Unsuccessful", lines: ["This choice was unsuccessful."] },
        { lines: ["The programme is full.", "Full since May."] },
        { lines: ["Try the second intake."] },
      ],
    },
  });
  expect((await listChoices(id))[0]?.state).toBe(state);
  expect(await db().select().from(refusals).where(eq(refusals.choiceId, choice))).toEqual([]);
  expect(await listNotificationsOf(actor.email)).toEqual([]);
});

test("what the act refuses is refused before it too; nobody else sees a preview", async () => {
  const { actor, choices } = await buildSentApplication({ state });
  const [choice] = choices;
  const empty = () => makeOffer(officer, choice, state, true, {});
  expect(await previewDecision(officer, choice, empty)).toMatchObject({
    errors: { conditions: "required" },
  });
  const stale = () => makeOffer(officer, choice, "waiting-list", false, {});
  expect(await previewDecision(officer, choice, stale)).toEqual({
    ok: false,
    reason: "choice-changed",
  });
  const away = await buildStaff({ campus: "cameroon" });
  for (const nobody of [actor, away])
    expect(await previewDecision(nobody, choice, () => acts.offer(choice))).toBeNull();
});
