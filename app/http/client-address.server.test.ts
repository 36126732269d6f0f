import type { IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getProxyFault, resetProxyFault } from "#app/platform/proxy-address.server.ts";
import { getClientAddress, isProxy, recordProxy } from "./client-address.server.ts";

const getAddress = (remoteAddress: string, headers: Record<string, string> = {}) =>
  getClientAddress({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
const behindProxy = () => setConfig(readConfig({ CLIENT_ADDRESS_HEADER: "X-Real-IP" }));

afterEach(() => {
  setConfig(readConfig({}));
  resetProxyFault();
});

test("getClientAddress: returns the peer's address and ignores headers of unknown senders", () => {
  setConfig(readConfig({}));
  const headers = { "x-real-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9" };
  expect(getAddress("127.0.0.1", headers)).toBe("127.0.0.1");
  expect(getAddress("::ffff:198.51.100.4", headers)).toBe("198.51.100.4");
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "172.20.0.2", "192.168.1.1", "fd00::2"])(
  "getClientAddress: returns the last forwarded address behind a proxy at %s",
  (proxy) => {
    behindProxy();
    const headers = { "x-real-ip": "203.0.113.9", "x-forwarded-for": "192.0.2.1" };
    expect(getAddress(proxy, headers)).toBe("203.0.113.9");
    expect(getAddress(proxy, { "x-real-ip": "192.0.2.1, 2001:db8::7" })).toBe("2001:db8::7");
  },
);

test("getClientAddress: returns the peer's address without a proxy or without its header", () => {
  behindProxy();
  expect(getAddress("198.51.100.4", { "x-real-ip": "203.0.113.9" })).toBe("198.51.100.4");
  expect(getAddress("172.32.0.1", { "x-real-ip": "203.0.113.9" })).toBe("172.32.0.1");
  expect(getAddress("10.0.0.1", { "x-real-ip": "unknown" })).toBe("10.0.0.1");
  expect(getAddress("10.0.0.1")).toBe("10.0.0.1");
});

test.each([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
  "x-real-ip",
  "via",
])("getClientAddress: reports proxy header %s when CLIENT_ADDRESS_HEADER is missing", (name) => {
  setConfig(readConfig({}));
  getAddress("198.51.100.4", { [name]: "203.0.113.9" });
  getAddress("127.0.0.1", { "user-agent": "curl" });
  expect(getProxyFault()).toBeNull();
  getAddress("127.0.0.1", { [name]: "203.0.113.9" });
  expect(getProxyFault()).toBe("header-unset");
});

test("getClientAddress: reports a proxy that omits the configured header", () => {
  behindProxy();
  getAddress("127.0.0.1", { "x-real-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9" });
  getAddress("127.0.0.1");
  expect(getProxyFault()).toBeNull();
  getAddress("10.0.0.1", { "x-forwarded-for": "203.0.113.9" });
  expect(getProxyFault()).toBe("header-empty");
});

const proxyOnTheInternet = () =>
  setConfig(
    readConfig({
      CLIENT_ADDRESS_HEADER: "X-Real-IP",
      PROXY_NETWORKS: "198.51.100.0/24, 2001:db8::7",
    }),
  );

test.each(["198.51.100.4", "::ffff:198.51.100.4", "2001:db8::7"])(
  "getClientAddress: trusts a proxy at %s, inside PROXY_NETWORKS",
  (proxy) => {
    proxyOnTheInternet();
    expect(getAddress(proxy, { "x-real-ip": "203.0.113.9" })).toBe("203.0.113.9");
    expect(isProxy(proxy)).toBe(true);
    expect(getProxyFault()).toBeNull();
  },
);

test.each(["198.51.101.4", "2001:db8::8", "10.0.0.1", "127.0.0.1"])(
  "getClientAddress: ignores the header of %s, outside PROXY_NETWORKS",
  (proxy) => {
    proxyOnTheInternet();
    expect(getAddress(proxy, { "x-real-ip": "203.0.113.9" })).toBe(proxy);
    expect(isProxy(proxy)).toBe(false);
    expect(getProxyFault()).toBe("proxy-not-ours");
  },
);

test("getClientAddress: reports proxy headers from outside the proxy networks once, without the address", () => {
  const warn = vi.spyOn(log(), "warn");
  setConfig(readConfig({ CLIENT_ADDRESS_HEADER: "X-Client" }));
  getAddress("198.51.100.4");
  expect(getProxyFault()).toBeNull();
  for (const visitor of ["203.0.113.9", "203.0.113.10"])
    getAddress("198.51.100.4", { "x-client": visitor });
  expect(getProxyFault()).toBe("proxy-not-ours");
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { fault: "proxy-not-ours", setting: "PROXY_NETWORKS", header: "x-client" },
    expect.not.stringMatching(/\d/),
  );
  warn.mockRestore();
});

test("getClientAddress: without CLIENT_ADDRESS_HEADER, reports such headers only on https", () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  setConfig(readConfig({ PUBLIC_ORIGIN: "http://localhost:3000" }));
  getAddress("198.51.100.4", headers);
  expect(getProxyFault()).toBeNull();
  setConfig(readConfig({ PUBLIC_ORIGIN: "https://www.ecole.example" }));
  getAddress("198.51.100.4", headers);
  expect(getProxyFault()).toBe("proxy-not-ours");
  // Anyone can cause this report, so a fault of our own proxy is reported first.
  getAddress("127.0.0.1", headers);
  expect(getProxyFault()).toBe("header-unset");
});

test("isProxy: with CLIENT_ADDRESS_HEADER, returns true for private networks only", () => {
  behindProxy();
  expect([isProxy("::ffff:10.1.2.3"), isProxy("127.0.0.1"), isProxy("198.51.100.4")]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ["forwarded", "10.0.0.11"],
  ["via", "192.168.7.1"],
  ["x-forwarded-for", "::1"],
  ["x-real-ip", "::ffff:127.0.0.1"],
])(
  "isProxy: without the setting, returns true for a private address that sent %s",
  (name, address) => {
    const pass = (remoteAddress: string, headers: Record<string, string>) =>
      recordProxy({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
    pass(address, { "user-agent": "a browser" });
    expect(isProxy(address)).toBe(false);
    pass(address, { [name]: "203.0.113.9" });
    expect(isProxy(address)).toBe(true);
    // Anyone can send the header, so a public address is never a proxy.
    pass("198.51.100.4", { [name]: "203.0.113.9" });
    expect(isProxy("198.51.100.4")).toBe(false);
  },
);
