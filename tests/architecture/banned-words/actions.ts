import type { BannedWord } from "#tests/support/language/find-banned-words.ts";
import { NAMES, TEXTS } from "./text-kinds.ts";

/** Words for what users and the program do. */
export const actionWords: BannedWord[] = [
  { forms: ["journeys?"], use: "end-to-end test" },
  { forms: ["ears?", "heard", "deaf"], use: "listener, onEvent, disconnected; announced" },
  { forms: ["pack", "packs", "packed", "packing"], use: "compress" },
  { forms: ["kept pages?"], use: "cached page" },
  {
    forms: ["kept"],
    use: "cached, stored, saved, remaining",
    in: [...NAMES],
    except: [
      {
        phrase: /^kept$/,
        where: [
          "app/features/accounts/closing/close-account.server.ts",
          "app/features/audit/messages/journal.ts",
        ],
        reason: "stored: a detail of the history",
      },
      {
        where: [
          "app/features/review/duplicates/",
          "app/features/review/testing.ts",
          "app/platform/db/schema/review.ts",
          "app/routes/office/application/duplicates/",
          "app/routes/office/application/handle-staff-action.server.ts",
          "app/routes/office/application/staff-action-form.server.ts",
        ],
        reason:
          "stored: the application of a pair that stays open, in the column kept_id and a form field",
      },
    ],
  },
  {
    forms: ["(?:keeps?|kept|keeping)(?: \\w+){0,4} (?:in (?:the |its |a )?caches?|cached)"],
    use: "cache",
    in: [...TEXTS],
  },
  {
    forms: ["leave", "leaves"],
    use: "send, withdraw, disconnect",
    in: [...NAMES],
    whole: true,
  },
  { forms: ["acts?"], use: "action", in: [...NAMES] },
  { forms: ["floors?"], use: "minimum; shell", in: [...NAMES] },
  {
    forms: ["ways?"],
    use: "method, direction, path",
    in: [...NAMES],
    except: [
      {
        phrase: /^file on its way$/,
        where: ["app/i18n/form-errors.ts"],
        reason: "read by pages that stay open over an update",
      },
    ],
  },
  {
    forms: ["ways? in", "ways? of signing in"],
    use: "linked account, sign-in method",
    except: [
      {
        phrase: /ways? in (which|that)|(same|either|any|each|every|another) way in/,
        reason: "a manner, not a sign-in method",
      },
    ],
  },
  {
    forms: ["apart"],
    use: "subprocess, worker; separately, except, distinguish",
    except: [
      {
        phrase: /apart from|(ms|seconds?|minutes?|hours?|days?|px) apart/,
        in: ["comment", "title"],
        reason: "ordinary English",
      },
    ],
  },
  {
    forms: ["made", "making"],
    use: "rendition, transcode, created",
    in: [...NAMES],
  },
  { forms: ["standings?"], use: "status" },
  { forms: ["lack", "lacks", "lacking", "gaps"], use: "missing fields", in: [...NAMES] },
  {
    forms: ["figures"],
    use: "digits, numbers",
    except: [{ phrase: /lists and figures/, reason: "pictures of a document" }],
  },
];
