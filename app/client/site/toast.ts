/** As long as a toast with an action (app/ui/toast.tsx). */
const TOAST_DURATION_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watchedToast: HTMLElement | undefined;

/** Shows a text in the toast of the page; it stays while it is hovered or focused. */
export function showToast(sentence: string, isSuccess: boolean): void {
  const toast = document.querySelector<HTMLElement>("#cart-toast .toast");
  const text = toast?.querySelector("p");
  if (!toast || !text) return;
  if (watchedToast !== toast) pauseOnHover(toast);
  watchedToast = toast;
  toast.className = `toast toast-${isSuccess ? "ok" : "warn"}`;
  const icon = toast.querySelector("use");
  const spriteHref = icon?.getAttribute("href")?.split("#", 1)[0];
  icon?.setAttribute("href", `${spriteHref}#${isSuccess ? "check-circle" : "warning-circle"}`);
  text.textContent = sentence;
  toast.hidden = false;
  dismissToastLater(toast);
}

function pauseOnHover(toast: HTMLElement): void {
  const pause = () => clearTimeout(timer);
  const resume = () => dismissToastLater(toast);
  toast.addEventListener("pointerenter", pause);
  toast.addEventListener("focusin", pause);
  toast.addEventListener("pointerleave", resume);
  toast.addEventListener("focusout", resume);
  toast.querySelector("button")?.addEventListener("click", () => {
    toast.hidden = true;
  });
}

function dismissToastLater(toast: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.hidden = true;
  }, TOAST_DURATION_MS);
}
