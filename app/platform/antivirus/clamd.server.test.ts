import { afterAll, afterEach, expect, test } from "vitest";
import { EICAR, startFakeAntivirus } from "#tests/support/fake-antivirus.ts";
import { scanBytes } from "./clamd.server.ts";

const clamd = await startFakeAntivirus();
afterEach(() => {
  clamd.state.mode = "up";
});
afterAll(() => clamd.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const scan = (sent: Uint8Array, timeouts?: number) => scanBytes(clamd.scanner, sent, timeouts);

test("scanBytes: returns the name of the virus, or null for clean bytes", async () => {
  expect(await scan(bytes(EICAR))).toBe("Eicar-Test-Signature");
  expect(await scan(bytes("a school report"))).toBeNull();
  expect(await scan(new Uint8Array())).toBeNull();
});

test("scanBytes: finds a virus that lies across two chunks of a large file", async () => {
  const large = new Uint8Array(1_000_000);
  expect(await scan(large)).toBeNull();
  large.set(bytes(EICAR), 65_536 - 10);
  expect(await scan(large)).toBe("Eicar-Test-Signature");
});

test.for([
  ["down", "ECONNRESET|EPIPE|nothing"],
  ["slow", "does not answer"],
  ["broken", "size limit exceeded"],
] as const)("scanBytes: throws when the antivirus is %s", async ([mood, why]) => {
  clamd.state.mode = mood;
  await expect(scan(bytes(EICAR), 50)).rejects.toThrow(new RegExp(why));
});

test("scanBytes: throws when nothing listens at the address", async () => {
  await expect(scanBytes({ path: "/nowhere/clamd.ctl" }, bytes(EICAR))).rejects.toThrow("ENOENT");
});
