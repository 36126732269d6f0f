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
  { forms: ["house"], use: "project, code base, school" },
  { forms: ["doors?"], use: "entry point, sign-in page" },
  {
    forms: ["walls?"],
    use: "architecture test",
    except: [{ phrase: /wall clock/, reason: "a technical term of time" }],
  },
  {
    forms: ["arrows?"],
    use: "import, import rule",
    except: [{ phrase: /arrow keys?/, reason: "keys of a keyboard" }],
  },
];
