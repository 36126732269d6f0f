import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { clearDeviceOnSignOut } from "../offline/clear-on-sign-out.ts";
import { getSignedInUser, subscribeToAuth, syncAuth } from "./auth.ts";
import { retryFormsAfterSignIn, type SignInAgain } from "./retry-after-sign-in.ts";

type WatchedPage = {
  /** Whose page this is: a mark, and the name that the bar shows. */
  userKey: string;
  name: string;
  /** Whether the last form could leave. */
  onReached: (isReached: boolean) => void;
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
/** The person came back in another tab while this one was asking. */
let hasReturned = false;

/** Watches over the session of an area's page, from its first render on. */
export function watchSession(page: WatchedPage): void {
  const isFirstCall = !currentPage;
  currentPage = page;
  if (!isFirstCall) return;
  retryFormsAfterSignIn(
    () => currentPage?.userKey ?? "",
    signInAgain,
    (isReached) => currentPage?.onReached(isReached),
  );
  subscribeToAuth(({ user, loading }) => {
    if (loading) return;
    if (user === null && !openDialog) void handleSignedOutElsewhere();
    // While a form asks who sends it, somebody else is its own affair: it stays as it is typed.
    else if (
      user !== null &&
      (openDialog ? openDialog.matches(".is-veil") : user !== currentPage?.name)
    )
      void verifySession();
  });
  syncAuth();
  clearDeviceOnSignOut();
}

/** The session has ended, or is another person's: they sign in again, here, or leave the form unsent. */
const signInAgain: SignInAgain = async (reason) => {
  const { messages, name = "" } = currentPage ?? {};
  const target = await requestSignIn(reason === "other" ? messages?.other(name) : messages?.ended);
  if (target && !getSignedInUser()) await waitForSecondStep(target);
  // What another person's page holds is not left on the screen of whoever is here now.
  if (!target && reason === "other") location.reload();
  return target !== null;
};

/** The staff have a code to give: on its page, in another tab, while this one waits. */
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

/** Signed out in another tab: what is private leaves the screen, and comes back with its person. */
async function handleSignedOutElsewhere(): Promise<void> {
  hasReturned = false;
  const target = await requestSignIn(currentPage?.messages.signedOut, true);
  if (target) return verifySession();
  if (hasReturned) return;
  location.assign(localizePath(localeOf(location.pathname), "/connexion") + getReturnQuery());
}

/** Where a sign-in that has to leave this page comes back to. */
const getReturnQuery = () =>
  `?${new URLSearchParams({ next: location.pathname + location.search })}`;

async function verifySession(): Promise<void> {
  const presence = await fetch("/presence").then((response) => response.json());
  if (presence.person !== currentPage?.userKey) return location.reload();
  hasReturned = true;
  openDialog?.close();
  const { resumeDevice: returnToDevice } = await import("../offline/device-store.ts");
  returnToDevice();
}

async function requestSignIn(sentence = "", hidesPage = false): Promise<string | null> {
  openDialog?.close();
  const intro = document.createElement("p");
  intro.className = "sign-in-lead";
  intro.textContent = sentence;
  const { openSignIn: askToSignIn } = await import("./sign-in-dialog.ts");
  const { dialog, ended: closed } = await askToSignIn({
    search: getReturnQuery(),
    intro,
    hidesPage,
  });
  openDialog = dialog;
  const target = await closed;
  openDialog = undefined;
  return target;
}
