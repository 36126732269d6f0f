import type { FixedCodes } from "#tests/support/language/find-banned-words.ts";

/** Codes that keep a former name, because something outside the code holds it. */
export const fixedCodes: FixedCodes[] = [
  {
    codes: ["prolonged", "request.prolonged"],
    where: ["app/features/decisions/"],
    reason: "stored: an action of the history and the beginning of a notification's key",
  },
  {
    codes: ["file-on-its-way"],
    where: ["app/features/documents/"],
    reason: "read by pages that stay open over an update",
  },
  {
    codes: [
      ...[
        "account.kept-open",
        "address.marked",
        "address.mend-asked",
        "address.mended",
        "way-in.added",
      ],
      ...["double.closed", "double.dismissed", "double.kept", "double.undone", "way-in.removed"],
      ...["entry.held-back", "entry.made", "intake.made", "template.made", "notices.stopped"],
      ...["letter.given-up", "letter.reset-again", "letter.sent-again"],
      "letter.verification-again",
    ],
    reason: "stored: actions of the history",
  },
  {
    codes: ["made"],
    where: ["app/features/catalogue/import-items.server.ts"],
    reason: "stored: the end of an action of the history",
  },
  {
    codes: ["letter"],
    where: [
      "app/features/audit/journal.ts",
      "app/features/notifications/email-link.server.ts",
      "app/features/notifications/undelivered-emails.server.ts",
    ],
    reason: "stored: a kind of subject and a detail of the history",
  },
  {
    codes: ["kept"],
    where: ["app/features/audit/history-details.ts"],
    reason: "stored: a detail of the history",
  },
  {
    codes: [
      ...["demonstration.person-made", "differing-answers.expired", "drafts.chased", "file.kept"],
      ...["guests.told", "medium.given", "notices.due", "notices.forgotten", "notices.told"],
      "pieces.chased",
    ],
    reason: "queued by the previous release: former names of jobs",
  },
  {
    codes: ["departures", "doubles", "notices"],
    where: ["app/platform/db/schema/"],
    reason: "stored: tables and columns",
  },
  {
    codes: ["notice"],
    where: [
      "app/features/messaging/guest/guest-emails.server.ts",
      "app/features/notifications/notification-email.server.ts",
      "app/platform/db/schema/mail.ts",
      "app/platform/mail/deliver-emails.server.ts",
    ],
    reason: "stored: a kind of email",
  },
  {
    codes: ["asked"],
    where: [
      "app/features/documents/",
      "app/features/media/remove-medium.server.ts",
      "app/platform/db/schema/installation.ts",
      "app/platform/storage/remove-files.server.ts",
    ],
    reason: "stored: why a file is removed",
  },
  {
    codes: ["asked"],
    where: [
      "app/features/decisions/request-reminders.server.ts",
      "app/features/decisions/transition-notification.server.ts",
    ],
    reason: "stored: the beginning of a notification's key",
  },
  {
    codes: ["held"],
    where: ["app/features/decisions/interview/", "app/platform/db/schema/decisions.ts"],
    reason: "stored: the state of an interview that took place",
  },
  {
    codes: ["letter"],
    where: ["app/features/auth/limits/rate-limit.server.ts"],
    reason: "stored: a rate limit",
  },
  {
    codes: ["letter"],
    where: ["db/seeds/content/pages/"],
    reason: "stored: a section of a page, the signed letter of the head of the school",
  },
  {
    codes: ["letter"],
    where: ["app/features/admissions/record/record.ts"],
    reason: "marks in letters, A+ to F",
  },
  {
    codes: ["mend"],
    where: ["app/features/notifications/", "app/routes/access/mail-link.tsx"],
    reason: "the purpose in links of emails that were sent",
  },
  {
    codes: ["sheets"],
    where: ["app/client/cookies.ts", "app/client/early.js"],
    reason: "stored: a cookie",
  },
  {
    codes: ["given"],
    where: [
      "app/features/admissions/",
      "app/features/decisions/request/request.ts",
      "app/features/review/checklist.ts",
      "app/routes/access/consent/route.tsx",
      "app/routes/office/application/",
      "app/routes/office/choice/details/verdict-forms.tsx",
      "app/routes/student/application/info/",
      "db/seeds/demo-applicant-rows.ts",
    ],
    reason: "stored: consent that was given; the state of a document nobody has checked yet",
  },
  {
    codes: ["notice"],
    where: ["dev-database/lock-connection.ts"],
    reason: "an event of node-postgres",
  },
];
