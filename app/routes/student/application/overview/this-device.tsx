import { useEffect } from "react";
import { Form } from "react-router";
import { deviceMessages } from "#app/i18n/device.ts";
import { forgetDevice } from "#app/late/offline/on-device.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { DEVICE } from "../frame/addresses.ts";

/** What this device keeps, and how to have it keep nothing: in a cybercafé, at school, at a cousin's. */
export function ThisDevice({ shared }: { shared: boolean }) {
  const t = useMessages(deviceMessages);
  const path = usePath();
  useEffect(() => {
    if (shared) void forgetDevice();
  }, [shared]);
  return (
    <Form className="this-device" method="post" action={path(DEVICE)}>
      <Icon name="device-mobile" />
      <p>
        {shared ? t.nothing : t.kept}{" "}
        <button type="submit" className="link-button" name="shared" value={shared ? "off" : "on"}>
          {shared ? t.mine : t.shared}
        </button>
      </p>
    </Form>
  );
}
