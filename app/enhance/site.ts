// The script of the public pages: what makes native parts better, without React and without a touch.
// Each part stands alone: a page that lacks it costs nothing, and none of them is needed to read or send.
import { forgetFirst } from "../late/offline/forget-first.ts";
import { openBarMenus } from "./bar-menus.ts";
import { playFilms } from "./film.ts";
import { openFilmDialog } from "./film-dialog.ts";
import { workForms } from "./forms.ts";
import { slideHeadings } from "./headings.ts";
import { turnHero } from "./hero.ts";
import { keepSheets } from "./keep-sheets.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { nameManifest } from "./name-manifest.ts";
import { keepNoticeClosed } from "./notice.ts";
import { tellDrawer } from "./phone-drawer.ts";
import { fetchAhead } from "./prefetch.ts";
import { moveRows } from "./row-buttons.ts";
import { workSignIn } from "./sign-in-link.ts";
import { paintWhoIsHere } from "./signed-in.ts";
import { turnBarSolid } from "./solid-bar.ts";
import { workSwitches } from "./switches.ts";
import { measureSpeed } from "./vitals.ts";
import { bringWhatIsNeeded } from "./when-needed.ts";

const parts = [
  paintWhoIsHere,
  workSignIn,
  forgetFirst,
  workForms,
  workSwitches,
  bringWhatIsNeeded,
  keepNoticeClosed,
  turnBarSolid,
  turnHero,
  playFilms,
  openFilmDialog,
  openBarMenus,
  tellDrawer,
  slideHeadings,
  moveRows,
  keepSheets,
  nameManifest,
  layOutRest,
  fetchAhead,
  measureSpeed,
];
/** All of them in one piece of work would hold a slow processor up: some at a time, in browsers that know how to wait. */
const AT_ONCE = 5;
const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };

async function begin(): Promise<void> {
  for (const [index, part] of parts.entries()) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
    if (index % AT_ONCE === AT_ONCE - 1) await scheduler?.yield?.();
  }
}
void begin();
