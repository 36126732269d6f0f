import type { BannedWord } from "#tests/support/language/find-banned-words.ts";
import { NAMES, TEXTS } from "./text-kinds.ts";

/** Plain words that each stood for several things. */
export const ambiguousWords: BannedWord[] = [
  {
    forms: ["(?<= |^)marks?(?=$| (of|by|for|and|or|is|from|to)( |$))"],
    use: "hash, version token, etag, suppression",
    in: ["identifier", "file", "code"],
    except: [
      { phrase: /byte order mark|(question|quotation|logo|partner) marks?/, reason: "a sign" },
      {
        where: ["app/features/content/", "tests/support/marked-content.ts"],
        reason: "formatting of a text, as ProseMirror calls it; fields of entries",
      },
      {
        where: [
          "app/routes/student/application/autosave/wire-format.ts",
          "app/routes/student/application/autosave/wire-format.test.ts",
        ],
        phrase: /^marks$/,
        reason: "a property of the autosave response, read by pages that stay open over an update",
      },
      {
        where: ["db/seeds/content/"],
        phrase: /^marks?$/,
        reason: "stored: fields of entries",
      },
    ],
  },
  {
    forms: ["marked"],
    use: "suppressed, hashed",
    in: ["identifier", "file", "code"],
    except: [
      {
        where: ["app/features/content/rich-text-markup.ts", "tests/support/marked-content.ts"],
        reason: "formatting of a text, as ProseMirror calls it",
      },
      {
        where: ["app/routes/resources/mail-reports.ts"],
        reason: "a property of the response that mail relays read",
      },
    ],
  },
  {
    forms: [
      "(?:a|an|the|its|their|his|this|that|these|each|one|no|own|short|same|other|by|s) marks?",
      "marks? (?:of|is|are|has|have)",
      "address(?:es)? marked",
      "marked address(?:es)?",
    ],
    use: "hash, version token, etag, suppression",
    in: [...TEXTS],
    except: [
      { phrase: /(question|quotation|quote) marks?/, reason: "a sign" },
      { phrase: /this marks/, reason: "the verb" },
      {
        where: [
          "app/features/content/components/rich-text.tsx",
          "app/features/content/rich-text.ts",
        ],
        reason: "formatting of a text, as ProseMirror calls it",
      },
    ],
  },
  { forms: ["reason words?"], use: "error code" },
  {
    forms: ["words"],
    use: "messages, translations, text, t",
    in: [...NAMES],
    except: [
      {
        where: [
          "tests/architecture/banned-words/",
          "tests/architecture/language.test.ts",
          "tests/architecture/screen-words.test.ts",
          "tests/architecture/screen-words/",
          "tests/support/language/",
        ],
        reason: "lists of words",
      },
      {
        phrase: /^words( identity)?$/,
        where: [
          "app/features/content/seeded-content.test.ts",
          "app/features/decisions/",
          "app/features/review/",
          "app/platform/db/schema/decisions.ts",
          "app/platform/db/schema/review.ts",
          "app/platform/pdf/visual-order.ts",
          "db/seeds/demo-decisions.ts",
        ],
        reason: "stored: columns of comments and reasons; words of a text",
      },
      {
        phrase: /^common words( fr)?$/,
        where: ["app/features/auth/password/"],
        reason: "the name of a list of @zxcvbn-ts/language-fr",
      },
      {
        where: ["app/i18n/name-key.ts", "app/i18n/word-diff.ts", "app/i18n/word-diff.test.ts"],
        reason: "code that reads the words of a text",
      },
      {
        phrase: /^words$/,
        where: [
          "app/routes/office/application/application-view.server.ts",
          "app/routes/office/application/viewer/viewer-documents.test.ts",
          "app/routes/office/choice/",
          "app/routes/student/application/",
          "tests/support/staff-actions/",
        ],
        reason: "a field of a form and a stored column",
      },
      {
        phrase: /^words$/,
        where: [
          "app/features/media/messages/media.ts",
          "app/routes/office/dashboard/content-todo.tsx",
          "app/routes/office/media/media-filter.ts",
        ],
        reason: "a filter of the media, in addresses that the staff bookmark",
      },
    ],
  },
  {
    forms: ["in words", "(?:own|the|its|these|those|their|our|other|same) words"],
    use: "messages, translations, text",
    in: [...TEXTS],
    except: [
      { phrase: /words of a (search|name)/, reason: "real words" },
      { where: ["app/i18n/word-diff.ts"], reason: "code that reads the words of a text" },
    ],
  },
];
