const STORAGE_KEY = "notice";

/** Keeps a closed notice closed for the session, until a notice with another title appears. */
export function rememberClosedNotice(): void {
  const notice = document.querySelector<HTMLDialogElement>(".site-notice");
  const name = notice?.getAttribute("aria-label");
  if (!notice || !name) return;
  if (sessionStorage.getItem(STORAGE_KEY) === name) notice.close();
  notice.addEventListener("close", () => sessionStorage.setItem(STORAGE_KEY, name));
}
