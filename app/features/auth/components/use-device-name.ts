import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Device } from "../device.ts";

/** Formats a device as « Téléphone Android, Chrome ». An iPhone or iPad is named by its system. */
export function useFormatDeviceName(): (device: Device) => string {
  const t = useMessages(accountMessages);
  return ({ kind, system, browser }) => {
    const kindName = t.deviceKinds[kind];
    const deviceName =
      system && !/^iP/.test(system) ? t.onSystem(kindName, system) : system || kindName;
    return [deviceName, browser].filter(Boolean).join(", ");
  };
}
