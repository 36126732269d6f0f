export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What a browser says of itself, in the names people know; "" when it does not say. */
export type Device = { kind: DeviceKind; system: string; browser: string };

// In this order: almost all of them also call themselves Chrome, and Chrome calls itself Safari.
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

/** Reads the line by which a browser names itself. It proves nothing: it is only there to be recognised. */
export function parseUserAgent(userAgent: string | null): Device {
  const line = userAgent ?? "";
  const [, kind, system] = systems.find(([pattern]) => pattern.test(line)) ?? [null, "unknown", ""];
  const browser = browsers.find(([pattern]) => pattern.test(line))?.[1] ?? "";
  return { kind: kind as DeviceKind, system: String(system), browser };
}

/** A device in the letters of an address: `phone.Android.Chrome`. */
export function formatDevice({ kind, system, browser }: Device): string {
  return [kind, system, browser].join(".");
}

/** Reads what `formatDevice` wrote; null for what names no device that we know: an address is anybody's to write. */
export function parseDevice(text: string): Device | null {
  const [kindText, system = "", browser = ""] = text.split(".");
  const kind = deviceKinds.find((knownKind) => knownKind === kindText);
  const isKnown =
    (system === "" || systems.some(([, , name]) => name === system)) &&
    (browser === "" || browsers.some(([, name]) => name === browser));
  return kind && isKnown ? { kind, system, browser } : null;
}
