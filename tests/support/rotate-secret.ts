import { randomBytes } from "node:crypto";
import { config, setConfig } from "#app/platform/config.server.ts";

/** Gives this process a new `APP_SECRET`; the current one becomes `APP_SECRET_PREVIOUS`. */
export function rotateSecret(): void {
  const { secret, ...settings } = config();
  setConfig({ ...settings, secret: randomBytes(24).toString("hex"), previousSecret: secret });
}

/** Removes `APP_SECRET_PREVIOUS`, as the operator does at the end of a rotation. */
export function removeFormerSecret(): void {
  setConfig({ ...config(), previousSecret: undefined });
}

/** What `make` returns with a secret that the site never had. */
export function withForeignSecret<T>(make: () => T): T {
  const settings = config();
  setConfig({ ...settings, secret: randomBytes(24).toString("hex"), previousSecret: undefined });
  try {
    return make();
  } finally {
    setConfig(settings);
  }
}
