import { writeCookie } from "./cookie.ts";
import { prefersReducedData } from "./user-preferences.ts";

const root = document.documentElement;

/** The switches at the foot of the page: colours, and saving data. Their choice is a cookie (early.js). */
export function enhanceSwitches(): void {
  enhanceThemeSwitch();
  enhanceDataSaverSwitch();
}

function enhanceThemeSwitch(): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-theme-choice]");
  const sync = () => {
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.themeChoice === (root.dataset.theme ?? ""));
  };
  for (const button of buttons)
    button.onclick = () => {
      const theme = button.dataset.themeChoice ?? "";
      writeCookie("theme", theme);
      if (theme) root.dataset.theme = theme;
      else delete root.dataset.theme;
      sync();
    };
  sync();
}

function enhanceDataSaverSwitch(): void {
  const button = document.querySelector<HTMLElement>("[data-saver-switch]");
  if (!button) return;
  const sync = () => {
    button.ariaChecked = String(prefersReducedData());
  };
  button.onclick = () => {
    const isOn = !prefersReducedData();
    // "off" is said too: the browser's own saver must not turn it on again at the next page.
    writeCookie("saver", isOn ? "on" : "off");
    if (isOn) root.dataset.saver = "on";
    else delete root.dataset.saver;
    sync();
  };
  sync();
}
