import type { BannedWord } from "#tests/support/language/find-banned-words.ts";

/** Words for emails and notifications, and for what is sent, as if they were post. */
export const messageWords: BannedWord[] = [
  {
    forms: ["letters?"],
    use: "email; character; glyph, font file",
    except: [
      {
        phrase:
          /letter (case|spacing|variants?|grade)|(capital|small|upper ?case|lower ?case|accented|plain|one or two|average|name|slug) letters?|letters? (and|or) (digits?|numbers?)|(digits?|numbers?) (and|or) an? letters?|letters (only|outside|alone)|(touches no|expects) letters?|letter [b-hj-z]\b|letter by letter/,
        in: ["comment", "title", "identifier", "code", "sentence"],
        reason: "letters of the alphabet",
      },
      {
        where: [
          "app/features/admissions/cursus/",
          "app/features/auth/components/code-field.tsx",
          "app/features/auth/password/password.ts",
          "app/features/admissions/personal-info/personal-info.test.ts",
          "app/features/admissions/sending/receipt-code.ts",
          "app/i18n/name-key.ts",
          "app/platform/pdf/",
          "app/platform/spreadsheet/",
          "app/ui/initials.ts",
        ],
        reason: "code that reads the letters of a text",
      },
      {
        where: ["app/features/content/"],
        phrase: /^letter( section)?|page letter|open letter|letter and its signature/,
        reason: "stored: a section of a page, the signed letter of the head of the school",
      },
      {
        where: [
          "app/features/content/components/about.css",
          "app/features/content/components/sections/letter-section.css",
        ],
        phrase: /letter statement|: letter,|a signed letter/,
        reason: "the signed letter of the head of the school, printed on a page",
      },
      {
        phrase: /^letter refused$/,
        where: ["app/platform/mail/delivery-fault.ts"],
        reason: "stored: the failure of an email, as an earlier release named it",
      },
      {
        phrase: /^letter$/,
        where: ["app/features/audit/messages/journal.ts", "app/i18n/lists.ts"],
        reason: "stored: a kind of subject of the history; marks in letters, A+ to F",
      },
    ],
  },
  {
    forms: ["notices?"],
    use: "notification",
    except: [
      { phrase: /third party notices/, reason: "the usual name of a file about licences" },
      { in: ["class"], reason: "the notice of the UI kit (app/ui/notice.tsx)" },
      {
        phrase: /notice (message|state|missing piece|deadline|consent)/,
        reason: "stored: columns of the notification preferences",
      },
      {
        phrase: /^notices$/,
        where: ["tests/architecture/personal-data.test.ts"],
        reason: "stored: a table",
      },
      {
        phrase: /`notice`/,
        where: ["app/platform/mail/email.ts"],
        reason: "stored: a kind of email",
      },
      {
        phrase: /^notice$/,
        where: ["app/features/notifications/messages/notifications.ts"],
        reason: "stored: a kind of email",
      },
      {
        where: ["app/ui/notice.tsx", "app/ui/notice.css", "app/ui/form-refusal.tsx"],
        reason: "the box Notice of the interface",
      },
      {
        phrase: /\w notice( props)?(\.tsx)?$/,
        where: [
          "app/features/admissions/components/",
          "app/routes/",
          "tests/e2e/student/cursus-drafts.spec.ts",
          "tests/e2e/student/offline.spec.ts",
          "tests/support/message-form.ts",
        ],
        in: ["identifier", "file", "title"],
        reason: "a component that is a box Notice",
      },
      {
        where: [
          "app/features/content/",
          "app/routes/site/shell/",
          "app/client/site/site-notice.ts",
          "db/seeds/content/",
          "tests/server/content.test.ts",
          "tests/server/staff-settings.test.ts",
          "tools/screens/screens.ts",
        ],
        reason: "stored: a kind of entry, shown above the pages of the site",
      },
    ],
  },
  {
    forms: ["tell", "tells", "told", "telling"],
    use: "notify, record, return, show, distinguish",
    except: [
      { phrase: /^(told|tell) at$/, reason: "stored: columns of the guest links" },
      {
        phrase: /^told$/,
        where: ["app/routes/student/application/autosave/wire-format.ts"],
        reason: "stored: a key of the answers on the device",
      },
    ],
  },
  { forms: ["wakes?", "woken", "woke", "waking", "awake"], use: "hydrate; start, notify" },
  {
    forms: ["departures?"],
    use: "send time, delivery; withdrawal",
    except: [{ where: ["tests/architecture/personal-data.test.ts"], reason: "stored: a table" }],
  },
  {
    forms: ["(?:e?mails?|messages?|letters?|notifications?|notices?) (?:leaves?|left|leaving)"],
    use: "is sent",
  },
  { forms: ["chase", "chases", "chased", "chasing"], use: "remind, reminder" },
];
