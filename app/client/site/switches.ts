import { writeCookie } from "../script-cookie.ts";
import { prefersReducedData } from "../user-preferences.ts";

const root = document.documentElement;

/** The theme and data saver switches in the footer; the choice is a cookie that early.js applies. */
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
    // "off" is stored too, or the browser's own data saver would turn it on again on the next page.
    writeCookie("saver", isOn ? "on" : "off");
    if (isOn) root.dataset.saver = "on";
    else delete root.dataset.saver;
    sync();
  };
  sync();
}
