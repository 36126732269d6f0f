import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import {
  removeFormerSecret,
  rotateSecret,
  withForeignSecret,
} from "#tests/support/rotate-secret.ts";
import { type EmailLink, signEmailLink, verifyEmailLink } from "./email-link-token.server.ts";

setConfig(readConfig({ APP_SECRET: "a secret of thirty-two characters!" }));
afterEach(() => setClock());
const person = "019a0000-0000-7000-8000-000000000001";
const stop: EmailLink = { to: "stop", person, kinds: ["message"] };

test("verifyEmailLink: returns the content of an unsubscribe token after ten years", () => {
  const token = signEmailLink(stop);
  setClock("2036-01-01T00:00:00Z");
  expect(verifyEmailLink(token)).toEqual(stop);
});

test("verifyEmailLink: returns null for a modified or foreign token", () => {
  const [text, signature] = signEmailLink(stop).split(".");
  const other = signEmailLink({ ...stop, kinds: ["deadline"] }).split(".")[0];
  for (const forged of ["", ".", "x", `${other}.${signature}`, `${text}.`, `${text}.${signature}x`])
    expect(verifyEmailLink(forged), forged).toBeNull();
});

test("verifyEmailLink: returns null for an expired reactivation token", () => {
  const until = Date.parse("2026-11-20T11:00:00Z");
  const token = signEmailLink({ to: "mend", person, address: "awa@exemple.sn", until });
  setClock("2026-11-20T10:59:00Z");
  expect(verifyEmailLink(token)).toMatchObject({ to: "mend" });
  setClock("2026-11-20T11:00:01Z");
  expect(verifyEmailLink(token)).toBeNull();
});

test("verifyEmailLink: accepts a link of the former APP_SECRET, and of no other", () => {
  const token = signEmailLink(stop);
  const foreign = withForeignSecret(() => signEmailLink(stop));
  rotateSecret();
  expect(verifyEmailLink(token)).toEqual(stop);
  expect(verifyEmailLink(signEmailLink(stop))).toEqual(stop);
  expect(verifyEmailLink(foreign)).toBeNull();
  removeFormerSecret();
  expect(verifyEmailLink(token)).toBeNull();
});
