import { accountMessages } from "#app/i18n/account.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { readDevice } from "../account/device.ts";
import { useDeviceName } from "./use-device-name.ts";

/** What the address says was just done to the account, in a sentence; undefined when it says nothing of it. */
export function useSecurityDone(): string | undefined {
  const t = useMessages(accountMessages);
  const nameOf = useDeviceName();
  const query = useQuery();
  const fait = query.text("fait", 40);
  const device = fait === "device-out" ? readDevice(query.text("appareil", 500)) : null;
  const done: Record<string, string> = t.done;
  return device ? t.deviceOut(nameOf(device)) : ownValue(done, fait);
}
