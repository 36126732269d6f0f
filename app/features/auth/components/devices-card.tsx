import { Form } from "react-router";
import { useCampusClock } from "#app/features/access/use-campus.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { type DeviceKind, formatDevice } from "../device.ts";
import { useFormatDeviceName } from "./use-device-name.ts";

type DeviceView = {
  id: string;
  kind: DeviceKind;
  system: string;
  browser: string;
  signedInAt: Date;
  seenAt: Date;
  isCurrent: boolean;
};

const deviceIcons = {
  phone: "device-mobile",
  tablet: "device-mobile",
  computer: "desktop",
  unknown: "question",
} as const;

/** The devices on which the account is signed in, each with a form to sign it out. */
export function DevicesCard({ devices }: { devices: DeviceView[] }) {
  const t = useMessages(accountMessages);
  return (
    <SettingsGroup id="devices" title={t.devices} text={t.devicesText}>
      <ul className="linked-rows">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" className="above-small">
          <details>
            <summary className="link-button">{t.signOutOthers}</summary>
            <p>{t.signOutOthersText}</p>
            <Button
              type="submit"
              name="intent"
              value="sign-out-other-devices"
              variant="danger"
              size="small"
            >
              {t.signOutOthersYes}
            </Button>
          </details>
        </Form>
      )}
    </SettingsGroup>
  );
}

function DeviceRow({ device }: { device: DeviceView }) {
  const t = useMessages(accountMessages);
  const clock = useCampusClock();
  const { signedInAt, seenAt: lastUsedAt, isCurrent } = device;
  const name = useFormatDeviceName()(device);
  const since = t.signedInAt(clock.date(signedInAt), clock.time(signedInAt));
  return (
    <li>
      <Icon name={deviceIcons[device.kind]} />
      <div>
        <p className="strong">
          {name} {isCurrent && <Tag tone="ok">{t.thisDevice}</Tag>}
        </p>
        <p className="small-text muted">{since}</p>
        <p className="small-text muted">
          {t.lastSeen(clock.date(lastUsedAt), clock.time(lastUsedAt))}
        </p>
      </div>
      <SignOutDeviceForm device={device} name={`${name}, ${since}`} />
    </li>
  );
}

/**
 * The label contains the sign-in time, because two devices may have the same name. Signing out this device is the
 * ordinary sign-out, which also clears stored pages; for another device a confirmation opens first.
 */
function SignOutDeviceForm({ device, name }: { device: DeviceView; name: string }) {
  const t = useMessages(accountMessages);
  const path = usePath();
  const deviceLabel = <span className="vh"> {name}</span>;
  if (device.isCurrent)
    return (
      <form method="post" action={path("/deconnexion")}>
        <Button type="submit" variant="link-danger">
          {t.signOutDevice}
          {deviceLabel}
        </Button>
      </form>
    );
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="sign-out-device" />
      <input type="hidden" name="device" value={device.id} />
      <input type="hidden" name="deviceName" value={formatDevice(device)} />
      <details>
        <summary className="link-button is-danger">
          {t.signOutThat}
          {deviceLabel}
        </summary>
        <Button type="submit" variant="danger" size="small">
          {t.signOutYes}
          {deviceLabel}
        </Button>
      </details>
    </Form>
  );
}
