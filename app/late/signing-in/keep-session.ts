import { localeOf, pathIn } from "#app/i18n/locale.ts";
import { forgetFirst } from "../offline/forget-first.ts";
import { followAuth, watchAuth, whoIsHere } from "./auth.ts";
import { holdForms, type Return } from "./hold-forms.ts";

type Kept = {
  /** Whose page this is: a mark, and the name that the bar shows. */
  person: string;
  name: string;
  /** Whether the last form could leave. */
  reached: (yes: boolean) => void;
  words: {
    ended: string;
    signedOut: string;
    oneMoreStep: string;
    openStep: string;
    other: (name: string) => string;
  };
};

let kept: Kept | undefined;
let asking: HTMLDialogElement | undefined;
/** The person came back in another tab while this one was asking. */
let found = false;

/** Watches over the session of an area's page, from its first render on. */
export function keepSession(page: Kept): void {
  const first = !kept;
  kept = page;
  if (!first) return;
  holdForms(
    () => kept?.person ?? "",
    comeBack,
    (yes) => kept?.reached(yes),
  );
  watchAuth(({ user, loading }) => {
    if (loading) return;
    if (user === null && !asking) void leave();
    // While a form asks who sends it, somebody else is its own affair: it stays as it is typed.
    else if (user !== null && (asking ? asking.matches(".is-veil") : user !== kept?.name))
      void check();
  });
  followAuth();
  forgetFirst();
}

/** The session has ended, or is another person's: they sign in again, here, or leave the form unsent. */
const comeBack: Return = async (why) => {
  const { words, name = "" } = kept ?? {};
  const to = await ask(why === "other" ? words?.other(name) : words?.ended);
  if (to && !whoIsHere()) await oneMoreStep(to);
  // What another person's page holds is not left on the screen of whoever is here now.
  if (!to && why === "other") location.reload();
  return to !== null;
};

/** The staff have a code to give: on its page, in another tab, while this one waits. */
async function oneMoreStep(address: string): Promise<void> {
  const dialog = document.createElement("dialog");
  const link = document.createElement("a");
  dialog.className = "dialog dialog-sm sign-in-step";
  dialog.ariaLabel = kept?.words.oneMoreStep ?? "";
  Object.assign(link, { href: address, target: "_blank", className: "btn btn-primary" });
  link.textContent = kept?.words.openStep ?? "";
  dialog.append(kept?.words.oneMoreStep ?? "", link);
  document.body.append(dialog);
  dialog.showModal();
  asking = dialog;
  await new Promise<void>((done) => {
    dialog.addEventListener("close", () => done());
    const stop = watchAuth(({ user }) => user !== null && dialog.close());
    dialog.addEventListener("close", stop);
  });
  asking = undefined;
  dialog.remove();
}

/** Signed out in another tab: what is private leaves the screen, and comes back with its person. */
async function leave(): Promise<void> {
  found = false;
  const to = await ask(kept?.words.signedOut, true);
  if (to) return check();
  if (found) return;
  location.assign(pathIn(localeOf(location.pathname), "/connexion") + backHere());
}

/** Where a sign-in that has to leave this page comes back to. */
const backHere = () => `?${new URLSearchParams({ next: location.pathname + location.search })}`;

async function check(): Promise<void> {
  const answer = await fetch("/presence").then((one) => one.json());
  if (answer.person !== kept?.person) return location.reload();
  found = true;
  asking?.close();
  const { returnToDevice } = await import("../offline/on-device.ts");
  returnToDevice();
}

async function ask(sentence = "", veil = false): Promise<string | null> {
  asking?.close();
  const lead = document.createElement("p");
  lead.className = "sign-in-lead";
  lead.textContent = sentence;
  const { askToSignIn } = await import("./dialog.ts");
  const { dialog, ended } = await askToSignIn({ search: backHere(), lead, veil });
  asking = dialog;
  const to = await ended;
  asking = undefined;
  return to;
}
