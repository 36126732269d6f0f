import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { clearDeviceOnSignOut } from "../offline/clear-on-sign-out.ts";
import type { SessionReason } from "../session/area-data.ts";
import { getSignedInUser, subscribeToAuth, syncAuth } from "./auth.ts";

type WatchedPage = {
  /** The user of this page: their key (access/user-key.server.ts), and the name in the navigation bar. */
  userKey: string;
  name: string;
  messages: {
    ended: string;
    signedOut: string;
    oneMoreStep: string;
    openStep: string;
    other: (name: string) => string;
  };
};

let currentPage: WatchedPage | undefined;
let openDialog: HTMLDialogElement | undefined;
/** The user has signed in again in another tab meanwhile. */
let hasReturned = false;
/** The dialog after a sign-out in another tab is open, or loads. */
let isSignOutReported = false;

/** Watches the session of a page of an area from its first render on. */
export function watchSession(page: WatchedPage): void {
  const isFirstCall = !currentPage;
  currentPage = page;
  if (!isFirstCall) return;
  subscribeToAuth(({ user, loading }) => {
    if (loading) return;
    if (user === null && !openDialog) void handleSignedOutElsewhere();
    // While a form waits for its user to sign in again, another user does not reload the page, which would lose the
    // typed values.
    else if (
      user !== null &&
      (openDialog ? openDialog.matches(".is-opaque") : user !== currentPage?.name)
    )
      void verifySession();
  });
  syncAuth();
  clearDeviceOnSignOut();
}

/**
 * Asks the user to sign in again, after the session has ended or belongs to another user; returns false when they
 * close the dialog.
 */
export async function signInAgain(reason: SessionReason): Promise<boolean> {
  const { messages, name = "" } = currentPage ?? {};
  const target = await requestSignIn(reason === "other" ? messages?.other(name) : messages?.ended);
  if (target && !getSignedInUser()) await waitForSecondStep(target);
  // The page of another user does not stay on the screen.
  if (!target && reason === "other") location.reload();
  return target !== null;
}

/** Waits while a member of the staff enters their second-factor code in another tab. */
async function waitForSecondStep(address: string): Promise<void> {
  const dialog = document.createElement("dialog");
  const link = document.createElement("a");
  dialog.className = "dialog dialog-sm sign-in-step";
  dialog.ariaLabel = currentPage?.messages.oneMoreStep ?? "";
  Object.assign(link, { href: address, target: "_blank", className: "btn btn-primary" });
  link.textContent = currentPage?.messages.openStep ?? "";
  dialog.append(currentPage?.messages.oneMoreStep ?? "", link);
  document.body.append(dialog);
  dialog.showModal();
  openDialog = dialog;
  await new Promise<void>((resolve) => {
    dialog.addEventListener("close", () => resolve());
    const stop = subscribeToAuth(({ user }) => user !== null && dialog.close());
    dialog.addEventListener("close", stop);
  });
  openDialog = undefined;
  dialog.remove();
}

/** After a sign-out in another tab: hides the page, and shows it again when the same user signs in. */
async function handleSignedOutElsewhere(): Promise<void> {
  // Other tabs may report one sign-out more than once.
  if (isSignOutReported) return;
  isSignOutReported = true;
  hasReturned = false;
  const target = await requestSignIn(currentPage?.messages.signedOut, true).finally(() => {
    isSignOutReported = false;
  });
  if (target) return verifySession();
  if (hasReturned) return;
  location.assign(localizePath(getLocale(location.pathname), "/connexion") + getReturnQuery());
}

/** The address to return to when the sign-in needs another page. */
const getReturnQuery = () =>
  `?${new URLSearchParams({ next: location.pathname + location.search })}`;

async function verifySession(): Promise<void> {
  const presence = await fetch("/presence").then((response) => response.json());
  if (presence.person !== currentPage?.userKey) return location.reload();
  hasReturned = true;
  openDialog?.close();
  const { resumeDevice } = await import("../offline/device-store.ts");
  resumeDevice();
}

async function requestSignIn(sentence = "", coversPage = false): Promise<string | null> {
  openDialog?.close();
  const intro = document.createElement("p");
  intro.className = "sign-in-lead";
  intro.textContent = sentence;
  const { openSignIn } = await import("./sign-in-dialog.ts");
  const { dialog, ended: closed } = await openSignIn({
    search: getReturnQuery(),
    intro,
    coversPage,
  });
  openDialog = dialog;
  const target = await closed;
  openDialog = undefined;
  return target;
}
