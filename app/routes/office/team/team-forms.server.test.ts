import { expect, test } from "vitest";
import { inviteForm, parseCampus, roleForm } from "./team-forms.server.ts";

const reasons = (result: ReturnType<typeof inviteForm.safeParse>) =>
  result.error?.issues.map(({ path, message }) => [path[0], message]);

test("inviteForm: requires an officer's campus, and reports it with the other errors", () => {
  expect(reasons(inviteForm.safeParse({ email: "", role: "admissions", locale: "fr" }))).toEqual([
    ["email", "required"],
    ["campus", "required"],
  ]);
  const withoutLanguage = inviteForm.safeParse({ email: "", role: "admissions" });
  expect(reasons(withoutLanguage)?.map(([field]) => field)).toEqual(["email", "locale", "campus"]);
  expect(roleForm.safeParse({ role: "admissions", campus: "" }).success).toBe(false);
  expect(roleForm.safeParse({ role: "editor", campus: "" }).success).toBe(true);
});

test("parseCampus: returns null for all campuses and for none", () => {
  expect(parseCampus({ campus: "all" })).toBeNull();
  expect(parseCampus({ campus: "" })).toBeNull();
  expect(parseCampus({ campus: "senegal" })).toBe("senegal");
});

test("inviteForm: normalizes the address, and returns email-accent for an accent", () => {
  const invite = (email: string) =>
    inviteForm.safeParse({ email, role: "editor", campus: "", locale: "fr" });
  expect(invite("\u200Bawa @ exemple.sn").data?.email).toBe("awa@exemple.sn");
  expect(reasons(invite("awa@écolé.sn"))).toEqual([["email", "email-accent"]]);
});
