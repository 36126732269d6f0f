import type { BannedWord } from "#tests/support/language/find-banned-words.ts";
import { NAMES } from "./text-kinds.ts";

/** Words for what users see, and for the states of things. */
export const stateWords: BannedWord[] = [
  { forms: ["seeing", "seen by"], use: "impersonation, support view" },
  {
    forms: ["press", "presses", "pressed", "pressing"],
    use: "click, select",
    except: [{ phrase: /press(es)? enter/, reason: "a key is pressed" }],
  },
  { forms: ["rehearse", "rehearses", "rehearsed", "rehearsing"], use: "preview, dry run" },
  {
    forms: ["editions?"],
    use: "version",
    except: [{ phrase: /edition id/, reason: "stored: a column of the media" }],
  },
  {
    forms: ["sheets?"],
    use: "stylesheet",
    except: [{ where: ["app/platform/spreadsheet/"], reason: "sheets of a workbook" }],
  },
  { forms: ["(?:person|persons) who"], use: "user, candidate, staff member" },
  {
    forms: ["suspects"],
    use: "candidates, matches",
  },
  {
    forms: ["prolong", "prolongs", "prolonged", "prolonging"],
    use: "extend",
    in: [...NAMES],
  },
  { forms: ["patience"], use: "timeout" },
  { forms: ["at most"], use: "limitConcurrency, MAX_…", in: [...NAMES] },
  {
    forms: ["held", "hold", "holds", "holding"],
    use: "lock, locked; contain",
    in: [...NAMES],
    except: [
      {
        phrase: /^held$/,
        where: [
          "app/features/decisions/messages/interview.ts",
          "app/routes/office/choice/details/interviews.tsx",
        ],
        reason: "the state of an interview that took place",
      },
    ],
  },
  {
    forms: ["wanted", "asked"],
    use: "filter, requested, options",
    in: [...NAMES],
    whole: true,
  },
  {
    forms: ["typed", "given"],
    use: "submitted, input, uploaded",
    in: [...NAMES],
    whole: true,
    except: [
      {
        phrase: /^given$/,
        where: [
          "app/features/admissions/consent/",
          "app/features/admissions/sections.test.ts",
          "app/features/decisions/messages/decisions.ts",
          "app/features/decisions/messages/post-submission.ts",
          "app/routes/access/consent/",
          "app/routes/office/application/viewer/verdict-tag.tsx",
          "app/routes/student/application/status/proof-list.tsx",
        ],
        reason: "the state of a consent or of the verdict on a file",
      },
    ],
  },
  { forms: ["shown"], use: "…View, visible", in: [...NAMES], whole: true },
  {
    forms: ["away"],
    use: "unavailable, offline",
    in: [...NAMES],
    except: [
      {
        phrase: /^server away$/,
        where: ["app/platform/mail/delivery-fault.ts"],
        reason: "stored: the failure of an email, as an earlier release named it",
      },
    ],
  },
  { forms: ["mend", "mends", "mended", "mending"], use: "fix, repair, correct, reactivate" },
  { forms: ["knock"], use: "call the auth handler" },
  { forms: ["selvedge"], use: "section divider" },
  { forms: ["stirred", "stirring"], use: "first interaction" },
  { forms: ["sparing"], use: "reduced data, Save-Data" },
  {
    forms: ["doubles?"],
    use: "duplicate",
    except: [
      {
        phrase: /double authentification/,
        where: ["docs/domain/glossary.md"],
        reason: "French",
      },
      {
        phrase: /^doubles$/,
        where: ["tests/architecture/personal-data.test.ts"],
        reason: "stored: a table",
      },
      {
        phrase:
          /double (click|tap|quote|precision|slash(es)?)s?|double quoted|double or trailing|double the /,
        reason: "twice, not a duplicate",
      },
    ],
  },
];
