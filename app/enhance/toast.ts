/** With something to do about it, a toast stays as long as that needs (as app/ui/toast.tsx does). */
const STAY = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let watched: HTMLElement | undefined;

/** Says a sentence in the page's toast; the mouse or the focus upon it holds it. */
export function say(sentence: string, good: boolean): void {
  const toast = document.querySelector<HTMLElement>("#cart-toast .toast");
  const text = toast?.querySelector("p");
  if (!toast || !text) return;
  if (watched !== toast) watch(toast);
  watched = toast;
  toast.className = `toast toast-${good ? "ok" : "warn"}`;
  const sign = toast.querySelector("use");
  const drawn = sign?.getAttribute("href")?.split("#", 1)[0];
  sign?.setAttribute("href", `${drawn}#${good ? "check-circle" : "warning-circle"}`);
  text.textContent = sentence;
  toast.hidden = false;
  leave(toast);
}

function watch(toast: HTMLElement): void {
  const hold = () => clearTimeout(timer);
  const release = () => leave(toast);
  toast.addEventListener("pointerenter", hold);
  toast.addEventListener("focusin", hold);
  toast.addEventListener("pointerleave", release);
  toast.addEventListener("focusout", release);
  toast.querySelector("button")?.addEventListener("click", () => {
    toast.hidden = true;
  });
}

function leave(toast: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    toast.hidden = true;
  }, STAY);
}
