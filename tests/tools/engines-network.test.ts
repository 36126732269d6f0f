import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Network, startNetwork } from "../../tools/engines/network.ts";

/** A site that answers with the address of its client and the number of bytes that it received. */
const site = createServer(async (req, res) => {
  let bytes = 0;
  for await (const chunk of req) bytes += chunk.length;
  res.end(`${req.headers["x-real-ip"]} ${bytes}`);
});
let network: Network;

beforeAll(async () => {
  await once(site.listen(0), "listening");
  network = await startNetwork(`${(site.address() as AddressInfo).port}`, "2001:db8::1");
});
afterAll(() => {
  network.close();
  site.close();
});

const request = async (path: string, body?: string) =>
  (await fetch(network.origin + path, { method: body ? "POST" : "GET", body })).text();

test("startNetwork: forwards a request with the client's address, and records it", async () => {
  expect(await request("/about", "x".repeat(1_000))).toBe("2001:db8::1 1000");
  expect(network.requests).toContain("POST /about");
  expect(network.uploadedBytes).toBe(1_000);
});

test("startNetwork: cut() fails every request until restore()", async () => {
  network.cut();
  await expect(request("/cut")).rejects.toThrow("fetch failed");
  network.restore();
  expect(await request("/restored")).toBe("2001:db8::1 0");
  expect(network.requests).not.toContain("GET /cut");
});

test("startNetwork: refuse() fails only the requests for a matching path", async () => {
  network.refuse(/\.js$/);
  await expect(request("/entry.js")).rejects.toThrow("fetch failed");
  expect(await request("/page")).toBe("2001:db8::1 0");
  network.refuse(null);
  expect(await request("/entry.js")).toBe("2001:db8::1 0");
});
