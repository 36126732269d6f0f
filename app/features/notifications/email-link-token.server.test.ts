import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { type EmailLink, signEmailLink, verifyEmailLink } from "./email-link-token.server.ts";

setConfig(readConfig({ APP_SECRET: "a secret of thirty-two characters!" }));
afterEach(() => setClock());
const person = "019a0000-0000-7000-8000-000000000001";
const stop: EmailLink = { to: "stop", person, kinds: ["message"] };

test("a link says what it was written for, for years", () => {
  const written = signEmailLink(stop);
  setClock("2036-01-01T00:00:00Z");
  expect(verifyEmailLink(written)).toEqual(stop);
});

test("a link that was changed, or is not ours, says nothing", () => {
  const [text, signature] = signEmailLink(stop).split(".");
  const other = signEmailLink({ ...stop, kinds: ["deadline"] }).split(".")[0];
  for (const forged of ["", ".", "x", `${other}.${signature}`, `${text}.`, `${text}.${signature}x`])
    expect(verifyEmailLink(forged), forged).toBeNull();
});

test("the link that mends an address gets old", () => {
  const until = Date.parse("2026-11-20T11:00:00Z");
  const written = signEmailLink({ to: "mend", person, address: "awa@exemple.sn", until });
  setClock("2026-11-20T10:59:00Z");
  expect(verifyEmailLink(written)).toMatchObject({ to: "mend" });
  setClock("2026-11-20T11:00:01Z");
  expect(verifyEmailLink(written)).toBeNull();
});
