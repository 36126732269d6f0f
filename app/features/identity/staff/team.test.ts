import { expect, test } from "vitest";
import { invitationState, postOf, teamRefusal } from "./team.ts";

test("only an officer of admissions is of a campus", () => {
  expect(postOf({ role: "admissions", campus: "senegal" }).campus).toBe("senegal");
  expect(postOf({ role: "admissions", campus: null }).campus).toBeNull();
  for (const role of ["editor", "administrator"] as const)
    expect(postOf({ role, campus: "cameroon" })).toEqual({ role, campus: null });
});

test("nobody changes their own part, and the last administrator stays", () => {
  const member = { id: "2", role: "administrator" } as const;
  expect(teamRefusal("2", member, 5)).toBe("own-part");
  expect(teamRefusal("1", member, 0)).toBe("last-administrator");
  expect(teamRefusal("1", member, 1)).toBeNull();
  expect(teamRefusal("1", { id: "3", role: "editor" }, 0)).toBeNull();
});

test("an invitation is open until it is used, cancelled, or its last moment has come", () => {
  const expiresAt = new Date("2026-11-28T10:00:00Z");
  const open = { acceptedAt: null, cancelledAt: null, expiresAt };
  const at = new Date("2026-11-28T09:59:59Z");
  expect(invitationState(open, at)).toBe("open");
  expect(invitationState(open, expiresAt)).toBe("expired");
  expect(invitationState({ ...open, cancelledAt: at }, expiresAt)).toBe("cancelled");
  expect(invitationState({ ...open, acceptedAt: at }, expiresAt)).toBe("used");
});
