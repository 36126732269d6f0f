import { useEffect } from "react";
import { Form } from "react-router";
import { clearDevice } from "#app/client/offline/device-store.ts";
import { deviceStorageMessages } from "#app/i18n/device-storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { DEVICE_PATH } from "../shell/application-paths.ts";

/** Says what this device stores, and lets the applicant turn it off on a shared device, as in a cybercafé. */
export function SharedDeviceForm({ isShared }: { isShared: boolean }) {
  const t = useMessages(deviceStorageMessages);
  const path = usePath();
  useEffect(() => {
    if (isShared) void clearDevice();
  }, [isShared]);
  return (
    <Form className="this-device" method="post" action={path(DEVICE_PATH)}>
      <Icon name="device-mobile" />
      <p>
        {isShared ? t.nothing : t.savedOnDevice}{" "}
        <button type="submit" className="link-button" name="shared" value={isShared ? "off" : "on"}>
          {isShared ? t.trustDevice : t.shared}
        </button>
      </p>
    </Form>
  );
}
