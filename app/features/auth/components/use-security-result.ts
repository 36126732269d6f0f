import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { parseDevice } from "../device.ts";
import { useFormatDeviceName } from "./use-device-name.ts";

/** The success message for the query flag of the page; undefined without a known flag. */
export function useSecurityResult(): string | undefined {
  const t = useMessages(accountMessages);
  const formatDeviceName = useFormatDeviceName();
  const query = useQuery();
  const doneFlag = query.text("done", 40);
  const device = doneFlag === "device-signed-out" ? parseDevice(query.text("device", 500)) : null;
  const doneTexts: Record<string, string> = t.done;
  return device ? t.deviceSignedOut(formatDeviceName(device)) : getOwnValue(doneTexts, doneFlag);
}
