import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The file and title of the test that submits the form twice. */
type CreationGuard = { file: string; title: string };

/** How each action used by a candidate or an adult avoids creating duplicates, and the test that submits it twice. */
const ACTIONS: Record<string, CreationGuard & { by: string }> = {
  "student/application/cursus/route.tsx": {
    by: "attempt id",
    file: "app/features/admissions/cursus/repeated-entry.server.test.ts",
    title: "adds one entry for two concurrent requests",
  },
  "student/application/info/route.tsx": {
    by: "attempt id of a request for consent; an answer is one column",
    file: "app/features/admissions/consent/consent-attempt.server.test.ts",
    title: "creates one request and one email for two concurrent requests",
  },
  "student/inbox/route.tsx": {
    by: "attempt id",
    file: "app/features/messaging/send-message.server.test.ts",
    title: "writeToSchool: simultaneous identical messages are saved once",
  },
  "access/exchange/route.tsx": {
    by: "attempt id",
    file: "app/features/messaging/guest/guest.server.test.ts",
    title: "replyAsGuest: the same attempt hours later returns the first message",
  },
  "student/application/basket/route.tsx": {
    by: "attempt id; one choice of a course in an application (unique)",
    file: "app/routes/student/application/repeated-submissions.server.test.ts",
    title: "adds once per attempt, and returns ok both times",
  },
  "student/application/catalogue/route.tsx": {
    by: "attempt id; one choice of a course in an application (unique)",
    file: "app/routes/student/application/repeated-submissions.server.test.ts",
    title: "adds once per attempt, and returns ok both times",
  },
  "student/application/summary/route.tsx": {
    by: "an application is sent once",
    file: "app/features/admissions/sending/submit-application.server.test.ts",
    title: "submitApplication: twenty concurrent submissions give one number and one email",
  },
  "student/application/next-intake.tsx": {
    by: "one application of a person in an intake (unique)",
    file: "app/features/admissions/start-next-application.server.test.ts",
    title: "startNextApplication: copies info and education history, but not choices nor consent",
  },
  "student/application/status/route.tsx": {
    by: "a request has one answer",
    file: "app/features/decisions/request/request.server.test.ts",
    title: "answerRequest: takes the same text or file sent twice at once as one answer",
  },
  "student/account/email.tsx": {
    by: "one change of a person waits; the same address within a minute",
    file: "app/features/accounts/email-change.server.test.ts",
    title: "requestEmailChange: sends one link for two requests at once",
  },
  "site/contact/route.tsx": {
    by: "the same text within a minute (the page is the same for everybody: no id in it)",
    file: "app/features/enquiries/send-enquiry.server.test.ts",
    title: "sendEnquiry: simultaneous duplicates are one enquiry with two emails",
  },
  "access/consent/route.tsx": {
    by: "a link answers once; the same answer again is done",
    file: "app/features/admissions/consent/answer-consent.server.test.ts",
    title: "answerConsent: stores one of twenty concurrent answers",
  },
};

/**
 * Actions that change data but create nothing: submitting them twice has the same result and response. With the test
 * that submits each twice.
 */
const CREATES_NOTHING: Record<string, CreationGuard> = {
  "student/account/route.tsx": {
    file: "app/routes/student/account/repeated-submissions.server.test.ts",
    title: "change the password once, and redirect to password-changed both times",
  },
  "student/account/close.tsx": {
    file: "app/routes/student/account/repeated-submissions.server.test.ts",
    title: "close the account once, and redirect both times with headers that clear the session",
  },
  "student/account/data.ts": {
    file: "app/routes/student/account/repeated-submissions.server.test.ts",
    title: "return the archive of the personal data both times",
  },
  "student/account/prove.tsx": {
    file: "app/routes/student/account/repeated-submissions.server.test.ts",
    title: "re-authenticate both times, and redirect to the account",
  },
  "student/application/device.ts": {
    file: "app/routes/student/application/repeated-submissions.server.test.ts",
    title: "redirects to the overview both times",
  },
  "student/application/status/withdraw.tsx": {
    file: "app/routes/student/application/repeated-submissions.server.test.ts",
    title: "withdraw a choice once, and redirect to withdrawn both times",
  },
  "student/application/status/offer.tsx": {
    file: "app/routes/student/application/repeated-submissions.server.test.ts",
    title: "accept an offer once, and redirect to accepted both times",
  },
  "student/application/save-answers.ts": {
    file: "app/features/admissions/personal-info/personal-info.server.test.ts",
    title: "savePersonalInfo: the same answers again write nothing",
  },
};

const actionsIn = (folder: string) =>
  globSync(`app/routes/${folder}/**/*.{ts,tsx}`)
    .filter((file) => /^export (async )?function action\b/m.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("app/routes/", ""));

describe("actions of the student area", () => {
  it("each declare how they avoid creating duplicates", () => {
    const named = Object.keys({ ...ACTIONS, ...CREATES_NOTHING });
    const own = named.filter((file) => file.startsWith("student/"));
    expect(own.toSorted()).toEqual(actionsIn("student").toSorted());
  });

  it.each(Object.entries({ ...CREATES_NOTHING, ...ACTIONS }))(
    "%s is submitted twice by a test",
    (_, { file, title }) => {
      const titles = readFileSync(file, "utf8").matchAll(/\b(?:it|test)\(\s*"((?:[^"\\]|\\.)*)"/g);
      expect([...titles].map(([, one]) => one)).toContain(title);
    },
  );
});
