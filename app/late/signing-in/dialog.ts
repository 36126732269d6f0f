import { localeOf, pathIn } from "#app/i18n/locale.ts";
import { mendField } from "#app/ui/form/mend-field.ts";
import { showPassword } from "#app/ui/form/show-password.ts";
import { restoreAuth, tellArrived, tellAuth } from "./auth.ts";
import { carryAddress } from "./carry.ts";
import { PART } from "./marks.ts";
import { refusedHere, signInByPopup } from "./popup.ts";
import { fail, showState } from "./trouble.ts";

/** A page that does not come in this time, in milliseconds, is asked for by the browser itself. */
const PATIENCE = 12_000;

type Asked = {
  search?: string;
  lead?: Node;
  /** Nothing of the page is seen behind it. */
  veil?: boolean;
};

/**
 * Opens the dialog 'Connexion', which is the server's (app/routes/access/dialog.ts), with `lead` above it.
 * Rejects when it does not come; `ended` gives where to go once signed in, null when the person closed it.
 */
export async function askToSignIn({ search = "", lead, veil = false }: Asked) {
  const dialog = await fetchDialog(search);
  document.getElementById(dialog.id)?.remove();
  dialog.classList.toggle("is-veil", veil);
  if (lead) dialog.querySelector(".dialog-body")?.prepend(lead);
  await dress(dialog);
  let to: string | null = null;
  const finish = (target: string) => {
    to = target;
    dialog.close();
  };
  const stop = showState(dialog);
  const ended = new Promise<string | null>((done) => {
    dialog.addEventListener("close", () => {
      stop();
      dialog.remove();
      done(to);
    });
  });
  dialog.addEventListener("submit", (event) => submit(event, dialog, finish));
  dialog.addEventListener("click", (event) => press(event, dialog));
  dialog.addEventListener("click", carryAddress);
  dialog.addEventListener("input", mendField);
  dialog.showModal();
  // Its title is read first.
  dialog.querySelector("h2")?.focus();
  return { dialog, ended };
}

const addressOf = (search: string) =>
  pathIn(localeOf(location.pathname), "/connexion/fenetre") + search;

async function fetchDialog(search: string): Promise<HTMLDialogElement> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(addressOf(search), { headers: { [PART]: "sign-in" }, signal });
  return readDialog(answer);
}

/** The dialog of an answer. */
async function readDialog(answer: Response): Promise<HTMLDialogElement> {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const dialog = page.querySelector<HTMLDialogElement>("#sign-in-dialog");
  if (!dialog) throw new Error(`the dialog was answered ${answer.status}`);
  return document.adoptNode(dialog);
}

/** Puts it in the page, and waits for its sheet. */
async function dress(dialog: HTMLDialogElement): Promise<void> {
  const sheet = dialog.querySelector("link");
  const dressed = new Promise((done) => {
    for (const end of ["load", "error"]) sheet?.addEventListener(end, done);
  });
  document.body.append(dialog);
  await dressed;
}

function submit(event: SubmitEvent, dialog: HTMLDialogElement, finish: (to: string) => void): void {
  const form = event.target as HTMLFormElement;
  if (form.method === "dialog") return;
  event.preventDefault();
  if (form.matches("[data-provider]"))
    signInByPopup(form, dialog, (to) => arrive(to, dialog, finish));
  else void send(form, dialog, finish);
}

/** A step that is left is said where the person is; they go anywhere else. */
function arrive(to: string, dialog: HTMLDialogElement, finish: (to: string) => void): void {
  const { search } = new URL(to, location.href);
  if (!search.includes("erreur=email-unverified")) finish(to);
  else
    fetchDialog(search).then(
      (filled) => refill(dialog, filled),
      () => finish(to),
    );
}

/** Sends e-mail and password without leaving the page; what is refused is shown beside the fields. */
async function send(
  form: HTMLFormElement,
  dialog: HTMLDialogElement,
  finish: (to: string) => void,
): Promise<void> {
  if (dialog.ariaBusy === "true") return;
  tellAuth({ type: "pending" });
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const address = addressOf(new URL(form.action).search);
  const answer = await fetch(address, { method: "POST", body }).catch(() => null);
  if (!answer) return fail(dialog, "network-failed");
  if (refusedHere(answer)) return fail(dialog, "domain-refused");
  if (answer.ok) {
    tellArrived();
    return finish((await answer.json()).to);
  }
  // A fault has its own screen, with its number.
  const refused = await readDialog(answer).catch(() => form.submit());
  if (!refused || refill(dialog, refused)) return;
  // Nothing failed: a step is left, which the dialog says. Who is here has not changed.
  tellAuth({ type: "signed-out" });
  restoreAuth();
}

/** Shows another state of the dialog: what was typed is in it. Gives why it was refused, if it was. */
function refill(dialog: HTMLDialogElement, other: HTMLDialogElement) {
  const body = dialog.querySelector(".dialog-body");
  const fresh = other.querySelector(".dialog-body");
  if (!body || !fresh) return undefined;
  const said = whyOf(fresh);
  const password = passwordIn(body)?.value;
  body.replaceChildren(...fresh.childNodes);
  // The server gives no password back: one that was not at fault stays.
  const empty = passwordIn(body);
  if (empty && said && !empty.value && !empty.ariaInvalid) empty.value = password ?? "";
  if (said) tellAuth({ type: "failed", error: said });
  // What was pressed is gone: never from the page behind.
  (body.querySelector<HTMLElement>("[aria-invalid]") ?? dialog.querySelector("h2"))?.focus();
  return said;
}

const passwordIn = (place: Element) => place.querySelector<HTMLInputElement>("[name=password]");

/** Why it was refused: the sentence of the whole, else that of each field, after its label. */
function whyOf(fresh: Element): string | undefined {
  const whole = fresh.querySelector("[data-trouble]:not([hidden]) p")?.textContent;
  const colon = document.documentElement.lang === "fr" ? "\u00A0: " : ": ";
  const each = [...fresh.querySelectorAll(".field-error > span")].map((wrong) => {
    const label = wrong.closest(".field")?.querySelector("label")?.textContent?.trim();
    return [label, wrong.textContent].filter(Boolean).join(colon);
  });
  return whole || each.join(" ") || undefined;
}

function press(event: MouseEvent, dialog: HTMLDialogElement): void {
  const target = event.target as Element;
  const toggle = target.closest<HTMLElement>("button[data-other]");
  if (toggle) showPassword(toggle);
  const account = target.closest<HTMLAnchorElement>("a[href*='compte=']");
  if (!account || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  fetchDialog(account.search).then(
    (filled) => refill(dialog, filled),
    () => location.assign(account.href),
  );
}
