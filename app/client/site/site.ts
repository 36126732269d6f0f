// The script of the public pages, without React. Pages can be read and their forms submitted without it; each part
// does nothing on a page that lacks its elements.
import { clearDeviceOnSignOut } from "../offline/clear-on-sign-out.ts";
import { cacheStylesheets } from "../stylesheet-cache.ts";
import { enhanceBarMenus } from "./bar-menus.ts";
import { renderBelowFold } from "./defer-below-fold.ts";
import { enhanceFilms } from "./film.ts";
import { enhanceFilmDialog } from "./film-dialog.ts";
import { enhanceForms } from "./forms.ts";
import { animateHeadings } from "./headings.ts";
import { rotateHero } from "./hero.ts";
import { linkManifest } from "./link-manifest.ts";
import { loadOnDemand } from "./load-on-demand.ts";
import { enhancePhoneDrawer } from "./phone-drawer.ts";
import { prefetchPages } from "./prefetch.ts";
import { enhanceScrollRows } from "./row-buttons.ts";
import { enhanceSignIn } from "./sign-in-link.ts";
import { showSignedInUser } from "./signed-in.ts";
import { rememberClosedNotice } from "./site-notice.ts";
import { enhanceSolidBar } from "./solid-bar.ts";
import { enhanceSwitches } from "./switches.ts";
import { measureVitals } from "./vitals.ts";

const enhancements = [
  showSignedInUser,
  enhanceSignIn,
  clearDeviceOnSignOut,
  enhanceForms,
  enhanceSwitches,
  loadOnDemand,
  rememberClosedNotice,
  enhanceSolidBar,
  rotateHero,
  enhanceFilms,
  enhanceFilmDialog,
  enhanceBarMenus,
  enhancePhoneDrawer,
  animateHeadings,
  enhanceScrollRows,
  cacheStylesheets,
  linkManifest,
  renderBelowFold,
  prefetchPages,
  measureVitals,
];
/**
 * A single task for all of them would block a slow processor, so the script yields after each batch where the browser
 * can.
 */
const BATCH_SIZE = 5;
const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };

async function startEnhancements(): Promise<void> {
  for (const [index, enhance] of enhancements.entries()) {
    try {
      enhance();
    } catch (error) {
      reportError(error);
    }
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await scheduler?.yield?.();
  }
}
void startEnhancements();
