export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A browser as its user agent describes it; system and browser are "" when unknown. */
export type Device = { kind: DeviceKind; system: string; browser: string };

// The order matters: almost all of them also contain Chrome, and Chrome contains Safari.
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS|e)?\//, "Edge"],
  [/OPR\/|Opera|OPX\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\//, "UC Browser"],
  [/FB(?:AN|AV)\//, "Facebook"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, DeviceKind, string][] = [
  [/iPad/, "tablet", "iPad"],
  [/iPhone|iPod/, "phone", "iPhone"],
  [/Android(?=.*Mobile)/, "phone", "Android"],
  [/Android/, "tablet", "Android"],
  [/KAIOS/, "phone", "KaiOS"],
  [/Windows/, "computer", "Windows"],
  [/Macintosh/, "computer", "Mac"],
  [/CrOS/, "computer", "Chromebook"],
  [/Linux|X11/, "computer", "Linux"],
];

/** Parses a user agent, so that users recognise their devices. It proves nothing. */
export function parseUserAgent(userAgent: string | null): Device {
  const line = userAgent ?? "";
  const [, kind, system] = systems.find(([pattern]) => pattern.test(line)) ?? [null, "unknown", ""];
  const browser = browsers.find(([pattern]) => pattern.test(line))?.[1] ?? "";
  return { kind: kind as DeviceKind, system: String(system), browser };
}

/** Formats a device for a query parameter: `phone.Android.Chrome`. */
export function formatDevice({ kind, system, browser }: Device): string {
  return [kind, system, browser].join(".");
}

/** Parses the text of `formatDevice`. Null unless all its names are known, because anybody can write an address. */
export function parseDevice(text: string): Device | null {
  const [kindText, system = "", browser = ""] = text.split(".");
  const kind = deviceKinds.find((knownKind) => knownKind === kindText);
  const isKnown =
    (system === "" || systems.some(([, , name]) => name === system)) &&
    (browser === "" || browsers.some(([, name]) => name === browser));
  return kind && isKnown ? { kind, system, browser } : null;
}
