const STORAGE_KEY = "notice";

/** The notice that was closed stays closed for the session; another notice is another matter. */
export function rememberClosedNotice(): void {
  const notice = document.querySelector<HTMLDialogElement>(".site-notice");
  const name = notice?.getAttribute("aria-label");
  if (!notice || !name) return;
  if (sessionStorage.getItem(STORAGE_KEY) === name) notice.close();
  notice.addEventListener("close", () => sessionStorage.setItem(STORAGE_KEY, name));
}
