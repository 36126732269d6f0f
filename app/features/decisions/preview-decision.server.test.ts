import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEntry, buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { countNotifications, listUserNotifications } from "#app/features/notifications/testing.ts";
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

// In the afternoon: quiet hours would hold the email until the morning.
beforeAll(() => setClock("2026-11-20T15:00:00Z"));
afterAll(() => setClock());

const commands = {
  offer: (choice: string) => makeOffer(officer, choice, state, false, {}),
  conditional: (choice: string) => makeOffer(officer, choice, state, true, { conditions: "DESO" }),
  request: (choice: string) =>
    requestInformation(officer, choice, state, { kind: "answer", message: "Où ?" }),
  corrections: (choice: string) =>
    requestInformation(officer, choice, state, { kind: "sections", message: "Le nom." }, [
      "identity",
    ]),
  interview: (choice: string) =>
    planInterview(officer, choice, { state, interview: "" }, "senegal", buildInterviewInput(5)),
  waiting: (choice: string) => putOnWaitingList(officer, choice, state),
};

test.for(Object.entries(commands))(
  "previewDecision of %s: returns the email that the decision then sends, and changes nothing",
  async ([, runCommand]) => {
    const { actor, id, choices } = await buildSentApplication({ state });
    const [choice] = choices;
    const countBefore = await countNotifications();
    const previewed = await previewDecision(officer, choice, () => runCommand(choice));
    if (!previewed?.ok || !previewed.preview)
      throw new Error(`no preview: ${JSON.stringify(previewed)}`);
    expect(await countNotifications()).toBe(countBefore);
    expect((await listChoices(id))[0]?.state).toBe(state);
    for (const table of [offers, interviews])
      expect(await db().select().from(table).where(eq(table.choiceId, choice))).toEqual([]);
    expect(await runCommand(choice)).toMatchObject({ ok: true });
    await dispatchDueNotifications([]);
    const emails = await database.listEmails();
    const email = emails.find(({ to, kind }) => to === actor.email && kind === "notice");
    const { subject, paragraphs, events } = previewed.preview.email;
    expect(email?.subject).toBe(subject);
    for (const paragraph of paragraphs) expect(email?.text).toContain(paragraph);
    expect(email?.events).toHaveLength(events);
  },
);

test("previewDecision: names the sections that will be reopened and the last day", async () => {
  const { choices } = await buildSentApplication({ state });
  const day = { "dueOn.day": "6", "dueOn.month": "12", "dueOn.year": "2026" };
  const input = { kind: "sections", message: "Le nom.", ...day };
  const previewed = await previewDecision(officer, choices[0], () =>
    requestInformation(officer, choices[0], state, input, ["cursus", "identity"]),
  );
  expect(previewed?.ok && previewed.preview?.page[0]).toEqual({
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

test("previewDecision: names the requested proof and shows that the choice waits for it", async () => {
  const { id, choices } = await buildSentApplication({ state });
  const entryId = await buildEntry(id, "2023-2024");
  const input = { kind: `proof:${entryId}`, message: "Lisible, s'il vous plaît." };
  const previewed = await previewDecision(officer, choices[0], () =>
    requestInformation(officer, choices[0], state, input),
  );
  const [requestBlock, statusBlock] = (previewed?.ok && previewed.preview?.page) || [];
  expect(requestBlock?.title).toMatch(/^Envoyer le justificatif\s: 2023-2024 · /);
  expect(requestBlock?.lines.at(-1)).toBe("L’examen de votre choix\u00A01 est en pause d’ici là.");
  expect(statusBlock?.tag).toBe("Complément demandé");
});

test("previewDecision: shows a refusal in the candidate's language before the second reader confirms", async () => {
  const { actor, id, choices } = await buildSentApplication({ state });
  const [choice] = choices;
  await db()
    .update(users)
    .set({ locale: "en", noticeState: "never" })
    .where(eq(users.id, actor.id));
  const refusal = {
    reasons: ["full"],
    message: "Full since May.",
    advice: "Try the second intake.",
  };
  const previewed = await previewDecision(officer, choice, () =>
    refuseChoice(officer, choice, { state, proposal: "" }, refusal),
  );
  expect(previewed).toMatchObject({
    ok: true,
    preview: {
      email: { locale: "en", subject: "Decision on one of your choices", kind: "state" },
      page: [
        { tag: "Unsuccessful", lines: ["This choice was unsuccessful."] },
        { lines: ["The programme is full.", "Full since May."] },
        { lines: ["Try the second intake."] },
      ],
    },
  });
  expect((await listChoices(id))[0]?.state).toBe(state);
  expect(await db().select().from(refusals).where(eq(refusals.choiceId, choice))).toEqual([]);
  expect(await listUserNotifications(actor.email)).toEqual([]);
});

test("previewDecision: returns the refusal of the command, and null to anybody who may not decide", async () => {
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
  const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
  for (const nobody of [actor, otherCampusOfficer])
    expect(await previewDecision(nobody, choice, () => commands.offer(choice))).toBeNull();
});
