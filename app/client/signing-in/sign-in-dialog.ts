import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { clearFieldError } from "#app/ui/form/clear-field-error.ts";
import { togglePassword } from "#app/ui/form/toggle-password.ts";
import { completeSignIn, dispatchAuth, restoreAuth } from "./auth.ts";
import { carryEmail } from "./carry-email.ts";
import { isOriginRefused, signInByPopup } from "./popup.ts";
import { PART_HEADER } from "./request-headers.ts";
import { showError, syncPanelState } from "./sign-in-error.ts";

/** After this time, in milliseconds, the browser loads the sign-in page instead. */
const DIALOG_TIMEOUT_MS = 12_000;

type SignInDialogOptions = {
  search?: string;
  intro?: Node;
  /** Whether an opaque backdrop hides the page. */
  coversPage?: boolean;
};

/**
 * Opens the “Connexion” dialog, fetched from the server (app/routes/access/dialog/route.ts), with `intro` above its
 * content. Rejects when the dialog does not load; `ended` resolves with the address to go to after sign-in, or null
 * when the user closed it.
 */
export async function openSignIn({ search = "", intro, coversPage = false }: SignInDialogOptions) {
  const dialog = await fetchDialog(search);
  document.getElementById(dialog.id)?.remove();
  dialog.classList.toggle("is-opaque", coversPage);
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
  // Screen readers read the focused title first.
  dialog.querySelector("h2")?.focus();
  return { dialog, ended: closed };
}

const getDialogUrl = (search: string) =>
  localizePath(getLocale(location.pathname), "/connexion/fenetre") + search;

async function fetchDialog(search: string): Promise<HTMLDialogElement> {
  const signal = AbortSignal.timeout(DIALOG_TIMEOUT_MS);
  const response = await fetch(getDialogUrl(search), {
    headers: { [PART_HEADER]: "sign-in" },
    signal,
  });
  return parseDialog(response);
}

async function parseDialog(response: Response): Promise<HTMLDialogElement> {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const dialog = page.querySelector<HTMLDialogElement>("#sign-in-dialog");
  if (!dialog) throw new Error(`the dialog was answered ${response.status}`);
  return document.adoptNode(dialog);
}

/** Appends the dialog to the page and waits for its stylesheet. */
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

/** After a sign-in: shows in the dialog that the email is not verified yet, and goes to any other address. */
function handleSignedIn(to: string, dialog: HTMLDialogElement, finish: (to: string) => void): void {
  const { search } = new URL(to, location.href);
  if (!search.includes("error=email-unverified")) finish(to);
  else
    fetchDialog(search).then(
      (newDialog) => replaceContent(dialog, newDialog),
      () => finish(to),
    );
}

/** Sends email and password without a page load; errors are shown beside their fields. */
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
  // A server error has its own page with an incident number.
  const refusedDialog = await parseDialog(response).catch(() => form.submit());
  if (!refusedDialog || replaceContent(dialog, refusedDialog)) return;
  // Nothing failed, but a step is missing, which the dialog shows; the signed-in user has not changed.
  dispatchAuth({ type: "signed-out" });
  restoreAuth();
}

/** Replaces the content of the dialog, which contains the submitted values; returns the error text, if any. */
function replaceContent(dialog: HTMLDialogElement, newDialog: HTMLDialogElement) {
  const body = dialog.querySelector(".dialog-body");
  const newBody = newDialog.querySelector(".dialog-body");
  if (!body || !newBody) return undefined;
  const errorText = readErrorText(newBody);
  const password = findPasswordField(body)?.value;
  body.replaceChildren(...newBody.childNodes);
  // The server never returns a password; one that is not refused is restored.
  const passwordField = findPasswordField(body);
  if (passwordField && errorText && !passwordField.value && !passwordField.ariaInvalid)
    passwordField.value = password ?? "";
  if (errorText) dispatchAuth({ type: "failed", error: errorText });
  // The clicked element is gone; without this the focus would move to the page behind.
  (body.querySelector<HTMLElement>("[aria-invalid]") ?? dialog.querySelector("h2"))?.focus();
  return errorText;
}

const findPasswordField = (container: Element) =>
  container.querySelector<HTMLInputElement>("[name=password]");

/** Returns the error of the form, or else the errors of the fields, each after its label. */
function readErrorText(newBody: Element): string | undefined {
  const formError = newBody.querySelector("[data-alert]:not([hidden]) p")?.textContent;
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
  const accountLink = target.closest<HTMLAnchorElement>("a[href*='account=']");
  if (!accountLink || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  fetchDialog(accountLink.search).then(
    (newDialog) => replaceContent(dialog, newDialog),
    () => location.assign(accountLink.href),
  );
}
