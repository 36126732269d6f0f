import { accountWords } from "#app/i18n/account.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Device } from "../account/device.ts";

/** What a device is called: « Téléphone Android, Chrome »; an iPhone is called an iPhone. */
export function useDeviceName(): (device: Device) => string {
  const words = useWords(accountWords);
  return ({ kind, system, browser }) => {
    const what = words.deviceKinds[kind];
    const named = system && !/^iP/.test(system) ? words.onSystem(what, system) : system || what;
    return [named, browser].filter(Boolean).join(", ");
  };
}
