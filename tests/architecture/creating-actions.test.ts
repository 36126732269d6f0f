import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * What keeps each action that a candidate or an adult uses from creating twice what was sent twice, and the test
 * that sends it twice.
 */
const ACTIONS: Record<string, { by: string; held: string; title: string }> = {
  "student/application/cursus.tsx": {
    by: "attempt id",
    held: "app/features/admissions/cursus/entry-attempt.server.test.ts",
    title: "adds one entry when the same attempt comes twice at once",
  },
  "student/application/personal-info.tsx": {
    by: "attempt id of a request for consent; an answer is one column",
    held: "app/features/admissions/consent/consent-attempt.server.test.ts",
    title: "asks once and sends one letter when the same attempt comes twice at once",
  },
  "student/inbox.tsx": {
    by: "attempt id",
    held: "app/features/messaging/message.server.test.ts",
    title: "the same words sent twice at once are one message",
  },
  "access/exchange.tsx": {
    by: "attempt id",
    held: "app/features/messaging/guest/guest.server.test.ts",
    title: "a guest's answer that its form sends again hours later is the one that arrived",
  },
  "student/application/basket.tsx": {
    by: "attempt id; one choice of a course in an application (unique)",
    held: "app/routes/student/application/repeated-forms.server.test.ts",
    title: "add once by one attempt, and answer both times that it is added",
  },
  "student/application/catalogue.tsx": {
    by: "attempt id; one choice of a course in an application (unique)",
    held: "app/routes/student/application/repeated-forms.server.test.ts",
    title: "add once by one attempt, and answer both times that it is added",
  },
  "student/application/review.tsx": {
    by: "an application is sent once",
    held: "app/features/admissions/sending/submission.server.test.ts",
    title: "twenty submissions at once make one number and one letter",
  },
  "student/application/next-intake.tsx": {
    by: "one application of a person in an intake (unique)",
    held: "app/features/admissions/next-application.server.test.ts",
    title: "the next intake starts from the same data: info and cursus, not choices nor consent",
  },
  "student/application/status.tsx": {
    by: "a request has one answer",
    held: "app/features/decisions/request/request.server.test.ts",
    title: "answerRequest takes the same words or the same file sent twice at once as one answer",
  },
  "student/account/email.tsx": {
    by: "one change of a person waits; the same address within a minute",
    held: "app/features/identity/account/email-change.server.test.ts",
    title: "askEmailChange sends one link when the same address is asked for twice at once",
  },
  "site/contact.tsx": {
    by: "the same words within a minute (the page is the same for everybody: no id in it)",
    held: "app/features/enquiries/enquiry.server.test.ts",
    title: "the same words sent twice at once are one enquiry, with two letters in all",
  },
  "access/consent.tsx": {
    by: "a link answers once",
    held: "app/features/admissions/consent/consent-answer.server.test.ts",
    title: "twenty answers at once leave one",
  },
};

/** Actions that change what is there and create nothing: sent twice, they leave the same. */
const CREATES_NOTHING = [
  "student/account.tsx",
  "student/account/close.tsx",
  "student/account/data.ts",
  "student/account/prove.tsx",
  "student/application/device.ts",
  "student/application/leave.tsx",
  "student/application/offer.tsx",
  "student/application/save-answers.ts",
];

const actionsIn = (folder: string) =>
  globSync(`app/routes/${folder}/**/*.{ts,tsx}`)
    .filter((file) => /^export (async )?function action\b/m.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("app/routes/", ""));

describe("actions of the student area", () => {
  it("each say what keeps them from creating twice what is sent twice", () => {
    const named = [...Object.keys(ACTIONS), ...CREATES_NOTHING];
    const own = named.filter((file) => file.startsWith("student/"));
    expect(own.toSorted()).toEqual(actionsIn("student").toSorted());
  });

  it.each(Object.entries(ACTIONS))("%s is sent twice by a test", (_, action) => {
    expect(readFileSync(action.held, "utf8")).toContain(action.title);
  });
});
