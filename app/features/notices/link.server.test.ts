import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { type MailLink, readLink, writeLink } from "./link.server.ts";

setConfig(readConfig({ APP_SECRET: "a secret of thirty-two characters!" }));
afterEach(() => setClock());
const person = "019a0000-0000-7000-8000-000000000001";
const stop: MailLink = { to: "stop", person, kinds: ["message"] };

test("a link says what it was written for, for years", () => {
  const written = writeLink(stop);
  setClock("2036-01-01T00:00:00Z");
  expect(readLink(written)).toEqual(stop);
});

test("a link that was changed, or is not ours, says nothing", () => {
  const [text, signature] = writeLink(stop).split(".");
  const other = writeLink({ ...stop, kinds: ["deadline"] }).split(".")[0];
  for (const forged of ["", ".", "x", `${other}.${signature}`, `${text}.`, `${text}.${signature}x`])
    expect(readLink(forged), forged).toBeNull();
});

test("the link that mends an address gets old", () => {
  const until = Date.parse("2026-11-20T11:00:00Z");
  const written = writeLink({ to: "mend", person, address: "awa@exemple.sn", until });
  setClock("2026-11-20T10:59:00Z");
  expect(readLink(written)).toMatchObject({ to: "mend" });
  setClock("2026-11-20T11:00:01Z");
  expect(readLink(written)).toBeNull();
});
