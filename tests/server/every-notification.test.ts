import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff, Student } from "#app/features/access/actor.ts";
import {
  type NotificationKind,
  notificationKinds,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { requestConsent } from "#app/features/admissions/consent/request-consent.server.ts";
import { sendDraftReminders } from "#app/features/admissions/reminders/draft-reminders.server.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { planInterview } from "#app/features/decisions/interview/plan-interview.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { processOfferDeadlines } from "#app/features/decisions/offer/offer-deadlines.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { sendMissingPieceReminders } from "#app/features/decisions/request-reminders.server.ts";
import { putOnWaitingList } from "#app/features/decisions/review-decisions.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { replyToThread } from "#app/features/messaging/send-message.server.ts";
import { buildThread } from "#app/features/messaging/testing.ts";
import { dispatchDueNotifications } from "#app/features/notifications/dispatch.server.ts";
import { notificationsMessages } from "#app/features/notifications/messages/notifications.ts";
import { listUpcomingNotifications } from "#app/features/notifications/upcoming-notifications.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { relevanceChecks } from "#app/relevance-checks.server.ts";
import { notificationSources } from "#app/routes/office/notifications/notification-sources.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const database = await createTestDatabase();
const NOON = new Date(new Date().setUTCHours(12, 0, 0, 0));
const setDaysLater = (days: number) => setClock(new Date(NOON.getTime() + days * DAY_MS));
const SECRET = "Un secret de famille";
const MEETING = "https://reunion.example/awa-42";
const RESULT = /\b(offre|offer|place|refus|refusal|liste d.attente|waiting list)/i;

beforeEach(async () => {
  await database.truncate();
  setDaysLater(0);
});
afterEach(() => setClock());

const minor = {
  birthOn: `${new Date().getUTCFullYear() - 15}-03-05`,
  motherName: "Mariama Diop",
  motherEmail: "mariama@exemple.test",
};

type NotificationCause = (actor: Student, officer: Staff) => Promise<unknown>;

/** The cause of each kind of notification, so that it is due five days later. */
const happenings: Record<NotificationKind, NotificationCause> = {
  message: async (actor, officer) => {
    const thread = await buildThread({ personId: actor.id, subject: SECRET });
    setDaysLater(5);
    return replyToThread(officer, thread.id, SECRET);
  },
  state: async (actor, officer) => {
    const { choices } = await buildSentApplication({ actor, state: "under-review" });
    setDaysLater(5);
    return makeOffer(officer, choices[0], "under-review", true, { conditions: SECRET });
  },
  "missing-piece": async (actor, officer) => {
    const { choices } = await buildSentApplication({ actor, state: "under-review" });
    const due = new Date(NOON.getTime() + 7 * DAY_MS).toISOString().slice(0, 10).split("-");
    const [year = "", month = "", day = ""] = due;
    const dueOn = { "dueOn.year": year, "dueOn.month": month, "dueOn.day": day };
    const request = { kind: "answer", message: SECRET, ...dueOn };
    return requestInformation(officer, choices[0], "under-review", request);
  },
  deadline: async (actor) => {
    const { intakeId } = await buildReadyDraft({ actor });
    const closesAt = new Date(NOON.getTime() + 12 * DAY_MS);
    await db().update(intakes).set({ closesAt }).where(eq(intakes.id, intakeId));
  },
  consent: async (actor) => {
    const { id } = await buildReadyDraft({ actor, info: minor });
    return requestConsent(actor, id, { adult: "mother", channel: "mail", locale: "en" });
  },
};

/** Runs the worker's scheduled jobs twice: nobody is notified of the same twice. */
async function sendAll(): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await sendDraftReminders();
    await sendMissingPieceReminders();
    await processOfferDeadlines();
    await dispatchDueNotifications(relevanceChecks);
  }
}

/** What no notification may contain: message texts, programmes, decisions, meeting places. */
async function listCanaries(): Promise<RegExp[]> {
  const names = (
    await db().select({ fr: courses.nameFr, en: courses.nameEn }).from(courses)
  ).flatMap(({ fr, en }) => [fr, en ?? fr]);
  return [new RegExp([SECRET, MEETING, ...names].join("|")), RESULT];
}

const listSentNotifications = async () =>
  (await database.listEmails()).filter(({ kind }) => kind === "notice");

test.for(notificationKinds)(
  "%s: the page predicts the email; it is sent once, in the recipient's language, and not to users who disabled it",
  async (kind) => {
    const officer = await buildStaff();
    const awa = await buildStudent({ firstName: "Awa" });
    const ben = await buildStudent({ firstName: "Ben", locale: "en" });
    const rokhaya = await buildStudent({ firstName: "Rokhaya" });
    for (const actor of [awa, ben, rokhaya]) {
      setDaysLater(0);
      await happenings[kind](actor, officer);
    }
    setDaysLater(4);
    await sendAll();
    const before = await listSentNotifications();
    const never = { [preferenceFields[kind]]: "never" };
    await db().update(users).set(never).where(eq(users.id, rokhaya.id));

    setDaysLater(4.99);
    const planned = async (locale: Locale, name: string) => {
      const plan = await listUpcomingNotifications(officer, locale, notificationSources);
      const adults = kind === "consent" ? Array(3).fill(minor.motherName) : [];
      expect(plan?.lines.map((line) => line.name).toSorted()).toEqual(
        [awa.name, ben.name, ...adults].toSorted(),
      );
      return plan?.lines.find((line) => line.name === name);
    };
    const plans = { fr: await planned("fr", awa.name), en: await planned("en", ben.name) };

    setDaysLater(5.01);
    await sendAll();
    const left = (await listSentNotifications()).slice(before.length);
    expect(left.map(({ to }) => to).toSorted()).toEqual([awa.email, ben.email].toSorted());
    for (const [person, locale, name] of [
      [awa, "fr", "Awa"],
      [ben, "en", "Ben"],
    ] as const) {
      const email = left.find(({ to }) => to === person.email);
      expect(email).toMatchObject({ locale, subject: plans[locale]?.subject });
      for (const body of [email?.text, email?.html]) {
        const { greeting, footer, preferencesLink } = notificationsMessages[locale].email;
        // The recipient's name, why they get it, and the link to the preferences.
        for (const sentence of [greeting(name), footer, preferencesLink])
          expect(body).toContain(sentence);
        expect(body).toContain(`http://localhost:3000${locale === "en" ? "/en" : ""}/espace`);
        for (const canary of await listCanaries()) expect(body).not.toMatch(canary);
      }
      expect(email?.unsubscribe).toContain("/courriels/");
    }
    expect((await listUpcomingNotifications(officer, "fr", notificationSources))?.lines).toEqual(
      [],
    );
  },
);

test("notifications of two applications: share one email and name their numbers", async () => {
  const officer = await buildStaff();
  for (const locale of ["fr", "en"] as const) {
    const actor = await buildStudent({ locale });
    const one = await buildSentApplication({ actor, state: "under-review" });
    const opensAt = new Date(NOON.getTime() - DAY_MS);
    const closesAt = new Date(NOON.getTime() + 99 * DAY_MS);
    const names = { nameFr: "Rentrée de janvier", nameEn: "January intake" };
    const [later] = await db()
      .insert(intakes)
      .values({ ...names, year: locale === "fr" ? 2031 : 2032, opensAt, closesAt })
      .returning();
    const moved = { intakeId: later?.id ?? "" };
    await db().update(applications).set(moved).where(eq(applications.id, one.id));
    const two = await buildSentApplication({ actor, state: "under-review" });
    for (const { choices } of [one, two])
      expect(await makeOffer(officer, choices[0], "under-review", false, {})).toMatchObject({
        ok: true,
      });
    await dispatchDueNotifications(relevanceChecks);
    const [email, ...others] = (await listSentNotifications()).filter(
      ({ to }) => to === actor.email,
    );
    expect(others).toEqual([]);
    const choice = locale === "fr" ? "choix\u00A01" : "choice\u00A01";
    for (const { number } of [one, two])
      for (const body of [email?.text, email?.html.replace(/<[^>]+>/g, "")])
        expect(body).toContain(`(${choice}, ${number})`);
    for (const canary of await listCanaries()) expect(email?.text).not.toMatch(canary);
  }
});

type StaffAction = (officer: Staff, choice: string) => Promise<unknown>;
const state = "under-review" as const;
const online = { where: "link", place: "", link: MEETING, interviewMessage: SECRET };

const answers: [string, StaffAction][] = [
  ["an offer", (officer, choice) => makeOffer(officer, choice, state, false, {})],
  ["a waiting list", (officer, choice) => putOnWaitingList(officer, choice, state)],
  [
    "an interview",
    (officer, choice) =>
      planInterview(
        officer,
        choice,
        { state, interview: "" },
        "senegal",
        buildInterviewInput(5, online),
      ),
  ],
];

test.for(answers)(
  "%s: the email and its event name the choice, and not the content to read",
  async ([what, cause]) => {
    const officer = await buildStaff();
    for (const locale of ["fr", "en"] as const) {
      const actor = await buildStudent({ locale });
      const { choices } = await buildSentApplication({ actor, state });
      expect(await cause(officer, choices[0])).toMatchObject({ ok: true });
      await dispatchDueNotifications(relevanceChecks);
      const email = (await listSentNotifications()).find(({ to }) => to === actor.email);
      const event = (email?.events ?? []).join("").replaceAll("\r\n ", "");
      expect(email?.text).toContain(locale === "fr" ? "choix\u00A01" : "choice\u00A01");
      for (const body of [email?.subject, email?.text, email?.html, event])
        for (const canary of await listCanaries()) expect(body).not.toMatch(canary);
      // A calendar needs the date; the place is shown after signing in.
      expect(event.includes("DTSTART")).toBe(what === "an interview");
    }
  },
);
