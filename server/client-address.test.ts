import type { IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getProxyFault, resetProxyFault } from "#app/platform/proxy-address.server.ts";
import { getClientAddress, isProxy, recordProxy } from "./client-address.ts";

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  getClientAddress({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
const behindProxy = () => setConfig(readConfig({ CLIENT_ADDRESS_HEADER: "X-Real-IP" }));

afterEach(() => {
  setConfig(readConfig({}));
  resetProxyFault();
});

test("is the one of the connection, whatever headers say", () => {
  setConfig(readConfig({}));
  const headers = { "x-real-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9" };
  expect(asked("127.0.0.1", headers)).toBe("127.0.0.1");
  expect(asked("::ffff:198.51.100.4", headers)).toBe("198.51.100.4");
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "172.20.0.2", "192.168.1.1", "fd00::2"])(
  "is the one that our proxy at %s has seen, in the header of the settings",
  (proxy) => {
    behindProxy();
    const headers = { "x-real-ip": "203.0.113.9", "x-forwarded-for": "192.0.2.1" };
    expect(asked(proxy, headers)).toBe("203.0.113.9");
    expect(asked(proxy, { "x-real-ip": "192.0.2.1, 2001:db8::7" })).toBe("2001:db8::7");
  },
);

test("is the one of the connection where no proxy of ours asks, or it says nothing", () => {
  behindProxy();
  expect(asked("198.51.100.4", { "x-real-ip": "203.0.113.9" })).toBe("198.51.100.4");
  expect(asked("172.32.0.1", { "x-real-ip": "203.0.113.9" })).toBe("172.32.0.1");
  expect(asked("10.0.0.1", { "x-real-ip": "unknown" })).toBe("10.0.0.1");
  expect(asked("10.0.0.1")).toBe("10.0.0.1");
});

test.each([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
  "x-real-ip",
  "via",
])("clientAddress: notes a request of a proxy (%s) when no setting names its header", (name) => {
  setConfig(readConfig({}));
  asked("198.51.100.4", { [name]: "203.0.113.9" });
  asked("127.0.0.1", { "user-agent": "curl" });
  expect(getProxyFault()).toBeNull();
  asked("127.0.0.1", { [name]: "203.0.113.9" });
  expect(getProxyFault()).toBe("header-unset");
});

test("clientAddress: notes a proxy that writes no address in the header of the settings", () => {
  behindProxy();
  asked("127.0.0.1", { "x-real-ip": "203.0.113.9", "x-forwarded-for": "203.0.113.9" });
  asked("127.0.0.1");
  expect(getProxyFault()).toBeNull();
  asked("10.0.0.1", { "x-forwarded-for": "203.0.113.9" });
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
  "clientAddress: believes a proxy at %s, which PROXY_NETWORKS names",
  (proxy) => {
    proxyOnTheInternet();
    expect(asked(proxy, { "x-real-ip": "203.0.113.9" })).toBe("203.0.113.9");
    expect(isProxy(proxy)).toBe(true);
    expect(getProxyFault()).toBeNull();
  },
);

test.each(["198.51.101.4", "2001:db8::8", "10.0.0.1", "127.0.0.1"])(
  "clientAddress: believes no proxy at %s, which PROXY_NETWORKS does not name",
  (proxy) => {
    proxyOnTheInternet();
    expect(asked(proxy, { "x-real-ip": "203.0.113.9" })).toBe(proxy);
    expect(isProxy(proxy)).toBe(false);
    expect(getProxyFault()).toBe("proxy-not-ours");
  },
);

test("clientAddress: notes headers of a proxy that is not ours, once and without its address", () => {
  const warn = vi.spyOn(log(), "warn");
  setConfig(readConfig({ CLIENT_ADDRESS_HEADER: "X-Client" }));
  asked("198.51.100.4");
  expect(getProxyFault()).toBeNull();
  for (const visitor of ["203.0.113.9", "203.0.113.10"])
    asked("198.51.100.4", { "x-client": visitor });
  expect(getProxyFault()).toBe("proxy-not-ours");
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { fault: "proxy-not-ours", setting: "PROXY_NETWORKS", header: "x-client" },
    expect.not.stringMatching(/\d/),
  );
  warn.mockRestore();
});

test("clientAddress: without CLIENT_ADDRESS_HEADER, notes such headers only where visitors come by https", () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  setConfig(readConfig({ PUBLIC_ORIGIN: "http://localhost:3000" }));
  asked("198.51.100.4", headers);
  expect(getProxyFault()).toBeNull();
  setConfig(readConfig({ PUBLIC_ORIGIN: "https://www.ecole.example" }));
  asked("198.51.100.4", headers);
  expect(getProxyFault()).toBe("proxy-not-ours");
  // Anybody may cause that one: what our own proxy does wrong is said first.
  asked("127.0.0.1", headers);
  expect(getProxyFault()).toBe("header-unset");
});

test("isProxy: with the setting, every private network, and no other", () => {
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
  "isProxy: without the setting, an address of a private network that passed a request on (%s)",
  (name, address) => {
    const pass = (remoteAddress: string, headers: Record<string, string>) =>
      recordProxy({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
    pass(address, { "user-agent": "a browser" });
    expect(isProxy(address)).toBe(false);
    pass(address, { [name]: "203.0.113.9" });
    expect(isProxy(address)).toBe(true);
    // Anybody may write the header: an address of the internet stays what it is.
    pass("198.51.100.4", { [name]: "203.0.113.9" });
    expect(isProxy("198.51.100.4")).toBe(false);
  },
);
