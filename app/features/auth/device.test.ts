import { expect, test } from "vitest";
import { formatDevice, parseDevice, parseUserAgent } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    ["phone", "Android", "Chrome"],
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A145F) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ["phone", "Android", "Samsung Internet"],
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; SM-T220) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
    ["tablet", "Android", "Chrome"],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    ["phone", "iPhone", "Safari"],
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0",
    ["computer", "Windows", "Firefox"],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    ["computer", "Windows", "Edge"],
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    ["computer", "Mac", "Safari"],
  ],
  ["curl/8.9.1", ["unknown", "", ""]],
  [null, ["unknown", "", ""]],
])("parseUserAgent: %s", (userAgent, [kind, system, browser]) => {
  expect(parseUserAgent(userAgent)).toEqual({ kind, system, browser });
});

test("parseDevice: reads what formatDevice writes, and returns null for unknown names", () => {
  for (const device of [
    { kind: "phone", system: "Android", browser: "Samsung Internet" },
    { kind: "unknown", system: "", browser: "" },
  ] as const)
    expect(parseDevice(formatDevice(device))).toEqual(device);
  for (const text of ["", "phone.Android.Call 77 123 45 67", "phone.Win.Chrome", "fridge.."])
    expect(parseDevice(text)).toBeNull();
});
