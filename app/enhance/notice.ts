const KEY = "notice";

/** The notice that was closed stays closed for the session; another notice is another matter. */
export function keepNoticeClosed(): void {
  const notice = document.querySelector<HTMLDialogElement>(".site-notice");
  const name = notice?.getAttribute("aria-label");
  if (!notice || !name) return;
  if (sessionStorage.getItem(KEY) === name) notice.close();
  notice.addEventListener("close", () => sessionStorage.setItem(KEY, name));
}
