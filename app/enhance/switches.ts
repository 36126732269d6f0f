import { writeCookie } from "./cookie.ts";
import { sparesData } from "./sparing.ts";

const root = document.documentElement;

/** The switches at the foot of the page: colours, and saving data. Their choice is a cookie (early.js). */
export function workSwitches(): void {
  workTheme();
  workSaver();
}

function workTheme(): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-theme-choice]");
  const show = () => {
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.themeChoice === (root.dataset.theme ?? ""));
  };
  for (const button of buttons)
    button.onclick = () => {
      const theme = button.dataset.themeChoice ?? "";
      writeCookie("theme", theme);
      if (theme) root.dataset.theme = theme;
      else delete root.dataset.theme;
      show();
    };
  show();
}

function workSaver(): void {
  const button = document.querySelector<HTMLElement>("[data-saver-switch]");
  if (!button) return;
  const show = () => {
    button.ariaChecked = String(sparesData());
  };
  button.onclick = () => {
    const on = !sparesData();
    // "off" is said too: the browser's own saver must not turn it on again at the next page.
    writeCookie("saver", on ? "on" : "off");
    if (on) root.dataset.saver = "on";
    else delete root.dataset.saver;
    show();
  };
  show();
}
