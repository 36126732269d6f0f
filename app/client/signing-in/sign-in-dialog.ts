import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { clearFieldError } from "#app/ui/form/clear-field-error.ts";
import { togglePassword } from "#app/ui/form/toggle-password.ts";
import { completeSignIn, dispatchAuth, restoreAuth } from "./auth.ts";
import { carryEmail } from "./carry-email.ts";
import { isOriginRefused, signInByPopup } from "./popup.ts";
import { PART_HEADER } from "./request-headers.ts";
import { showError, syncPanelState } from "./sign-in-error.ts";

/** A page that does not come in this time, in milliseconds, is asked for by the browser itself. */
const DIALOG_TIMEOUT_MS = 12_000;

type SignInDialogOptions = {
  search?: string;
  intro?: Node;
  /** Nothing of the page is seen behind it. */
  hidesPage?: boolean;
};

/**
 * Opens the dialog 'Connexion', which is the server's (app/routes/access/dialog.ts), with `lead` above it.
 * Rejects when it does not come; `ended` gives where to go once signed in, null when the person closed it.
 */
export async function openSignIn({ search = "", intro, hidesPage = false }: SignInDialogOptions) {
  const dialog = await fetchDialog(search);
  document.getElementById(dialog.id)?.remove();
  dialog.classList.toggle("is-veil", hidesPage);
  if (intro) dialog.querySelector(".dialog-body")?.prepend(intro);
  await loadDialogContent(dialog);
  let to: string | null = null;
  const finish = (target: string) => {
    to = target;
    dialog.close();
  };
  const stop = syncPanelState(dialog);
  const closed = new Promise<string | null>((resolve) => {
    dialog.addEventListener("close", () => {
      stop();
      dialog.remove();
      resolve(to);
    });
  });
  dialog.addEventListener("submit", (event) => handleSubmit(event, dialog, finish));
  dialog.addEventListener("click", (event) => handleClick(event, dialog));
  dialog.addEventListener("click", carryEmail);
  dialog.addEventListener("input", clearFieldError);
  dialog.showModal();
  // Its title is read first.
  dialog.querySelector("h2")?.focus();
  return { dialog, ended: closed };
}

const getDialogUrl = (search: string) =>
  localizePath(localeOf(location.pathname), "/connexion/fenetre") + search;

async function fetchDialog(search: string): Promise<HTMLDialogElement> {
  const signal = AbortSignal.timeout(DIALOG_TIMEOUT_MS);
  const response = await fetch(getDialogUrl(search), {
    headers: { [PART_HEADER]: "sign-in" },
    signal,
  });
  return parseDialog(response);
}

/** The dialog of an answer. */
async function parseDialog(response: Response): Promise<HTMLDialogElement> {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const dialog = page.querySelector<HTMLDialogElement>("#sign-in-dialog");
  if (!dialog) throw new Error(`the dialog was answered ${response.status}`);
  return document.adoptNode(dialog);
}

/** Puts it in the page, and waits for its sheet. */
async function loadDialogContent(dialog: HTMLDialogElement): Promise<void> {
  const stylesheet = dialog.querySelector("link");
  const stylesheetLoaded = new Promise((resolve) => {
    for (const end of ["load", "error"]) stylesheet?.addEventListener(end, resolve);
  });
  document.body.append(dialog);
  await stylesheetLoaded;
}

function handleSubmit(
  event: SubmitEvent,
  dialog: HTMLDialogElement,
  finish: (to: string) => void,
): void {
  const form = event.target as HTMLFormElement;
  if (form.method === "dialog") return;
  event.preventDefault();
  if (form.matches("[data-provider]"))
    signInByPopup(form, dialog, (to) => handleSignedIn(to, dialog, finish));
  else void submitPassword(form, dialog, finish);
}

/** A step that is left is said where the person is; they go anywhere else. */
function handleSignedIn(to: string, dialog: HTMLDialogElement, finish: (to: string) => void): void {
  const { search } = new URL(to, location.href);
  if (!search.includes("erreur=email-unverified")) finish(to);
  else
    fetchDialog(search).then(
      (newDialog) => replaceContent(dialog, newDialog),
      () => finish(to),
    );
}

/** Sends e-mail and password without leaving the page; what is refused is shown beside the fields. */
async function submitPassword(
  form: HTMLFormElement,
  dialog: HTMLDialogElement,
  finish: (to: string) => void,
): Promise<void> {
  if (dialog.ariaBusy === "true") return;
  dispatchAuth({ type: "pending" });
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const address = getDialogUrl(new URL(form.action).search);
  const response = await fetch(address, { method: "POST", body }).catch(() => null);
  if (!response) return showError(dialog, "network-failed");
  if (isOriginRefused(response)) return showError(dialog, "domain-refused");
  if (response.ok) {
    completeSignIn();
    return finish((await response.json()).to);
  }
  // A fault has its own screen, with its number.
  const refusedDialog = await parseDialog(response).catch(() => form.submit());
  if (!refusedDialog || replaceContent(dialog, refusedDialog)) return;
  // Nothing failed: a step is left, which the dialog says. Who is here has not changed.
  dispatchAuth({ type: "signed-out" });
  restoreAuth();
}

/** Shows another state of the dialog: what was typed is in it. Gives why it was refused, if it was. */
function replaceContent(dialog: HTMLDialogElement, newDialog: HTMLDialogElement) {
  const body = dialog.querySelector(".dialog-body");
  const newBody = newDialog.querySelector(".dialog-body");
  if (!body || !newBody) return undefined;
  const errorText = readErrorText(newBody);
  const password = findPasswordField(body)?.value;
  body.replaceChildren(...newBody.childNodes);
  // The server gives no password back: one that was not at fault stays.
  const passwordField = findPasswordField(body);
  if (passwordField && errorText && !passwordField.value && !passwordField.ariaInvalid)
    passwordField.value = password ?? "";
  if (errorText) dispatchAuth({ type: "failed", error: errorText });
  // What was pressed is gone: never from the page behind.
  (body.querySelector<HTMLElement>("[aria-invalid]") ?? dialog.querySelector("h2"))?.focus();
  return errorText;
}

const findPasswordField = (container: Element) =>
  container.querySelector<HTMLInputElement>("[name=password]");

/** Why it was refused: the sentence of the whole, else that of each field, after its label. */
function readErrorText(newBody: Element): string | undefined {
  const formError = newBody.querySelector("[data-trouble]:not([hidden]) p")?.textContent;
  const colon = document.documentElement.lang === "fr" ? "\u00A0: " : ": ";
  const fieldErrors = [...newBody.querySelectorAll(".field-error > span")].map((fieldError) => {
    const label = fieldError.closest(".field")?.querySelector("label")?.textContent?.trim();
    return [label, fieldError.textContent].filter(Boolean).join(colon);
  });
  return formError || fieldErrors.join(" ") || undefined;
}

function handleClick(event: MouseEvent, dialog: HTMLDialogElement): void {
  const target = event.target as Element;
  const toggle = target.closest<HTMLElement>("button[data-other]");
  if (toggle) togglePassword(toggle);
  const accountLink = target.closest<HTMLAnchorElement>("a[href*='compte=']");
  if (!accountLink || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  fetchDialog(accountLink.search).then(
    (newDialog) => replaceContent(dialog, newDialog),
    () => location.assign(accountLink.href),
  );
}
