import { accountMessages } from "#app/i18n/account.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Device } from "../account/device.ts";

/** What a device is called: « Téléphone Android, Chrome »; an iPhone is called an iPhone. */
export function useDeviceName(): (device: Device) => string {
  const t = useMessages(accountMessages);
  return ({ kind, system, browser }) => {
    const what = t.deviceKinds[kind];
    const named = system && !/^iP/.test(system) ? t.onSystem(what, system) : system || what;
    return [named, browser].filter(Boolean).join(", ");
  };
}
