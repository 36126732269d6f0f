// The script of the public pages: what makes native parts better, without React and without a touch.
// Each part stands alone: a page that lacks it costs nothing, and none of them is needed to read or send.
import { clearDeviceOnSignOut } from "../offline/clear-on-sign-out.ts";
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
import { enhancePage } from "./sign-in-link.ts";
import { showSignedInUser } from "./signed-in.ts";
import { rememberClosedNotice } from "./site-notice.ts";
import { enhanceSolidBar } from "./solid-bar.ts";
import { cacheStylesheets } from "./stylesheet-cache.ts";
import { enhanceSwitches } from "./switches.ts";
import { measureVitals } from "./vitals.ts";

const enhancements = [
  showSignedInUser,
  enhancePage,
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
/** All of them in one piece of work would hold a slow processor up: some at a time, in browsers that know how to wait. */
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
