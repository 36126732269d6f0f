import type { BannedWord } from "#tests/support/language/find-banned-words.ts";

/** Words of the old metaphor, in which the program was a building. */
export const buildings: BannedWord[] = [
  { forms: ["wings?"], use: "area, route group" },
  {
    forms: ["rooms?"],
    use: "feature",
    except: [{ phrase: /room (for|left)/, in: ["comment"], reason: "ordinary English for space" }],
  },
  { forms: ["chambers?"], use: "public subfolder" },
  { forms: ["halls?"], use: "HTTP layer" },
  { forms: ["grounds?"], use: "platform; background" },
  { forms: ["furniture"], use: "UI kit" },
  { forms: ["floor plan"], use: "route config" },
  {
    forms: ["house"],
    use: "project, code base, school",
    except: [{ phrase: /^house( fill)?$/, in: ["code"], reason: "an icon" }],
  },
  { forms: ["doors?"], use: "entry point, sign-in page" },
  {
    forms: ["walls?"],
    use: "architecture test",
    except: [{ phrase: /wall clock/, reason: "a technical term of time" }],
  },
  {
    forms: ["arrows?"],
    use: "import, import rule",
    except: [
      {
        phrase:
          /^arrow (clockwise|down|left|right|up|up right|link)$|^cloud arrow up$|^arrows out$|^row arrows$/,
        in: ["code", "class"],
        reason: "icons, and links that show one",
      },
      {
        phrase: /arrow (keys?|buttons?)/,
        reason: "keys of a keyboard, buttons that show an arrow",
      },
    ],
  },
];
