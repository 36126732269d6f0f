import { expect, test } from "vitest";
import { getInvitationState, getTeamError, normalizeTeamRole } from "./team.ts";

test("normalizeTeamRole: keeps the campus of admissions officers only", () => {
  expect(normalizeTeamRole({ role: "admissions", campus: "senegal" }).campus).toBe("senegal");
  expect(normalizeTeamRole({ role: "admissions", campus: null }).campus).toBeNull();
  for (const role of ["editor", "administrator"] as const)
    expect(normalizeTeamRole({ role, campus: "cameroon" })).toEqual({ role, campus: null });
});

test("getTeamError: returns own-role for the actor and last-administrator for the last one", () => {
  const member = { id: "2", role: "administrator" } as const;
  expect(getTeamError("2", member, 5)).toBe("own-role");
  expect(getTeamError("1", member, 0)).toBe("last-administrator");
  expect(getTeamError("1", member, 1)).toBeNull();
  expect(getTeamError("1", { id: "3", role: "editor" }, 0)).toBeNull();
});

test("getInvitationState: returns open until it is used, cancelled or expired", () => {
  const expiresAt = new Date("2026-11-28T10:00:00Z");
  const open = { acceptedAt: null, cancelledAt: null, expiresAt };
  const at = new Date("2026-11-28T09:59:59Z");
  expect(getInvitationState(open, at)).toBe("open");
  expect(getInvitationState(open, expiresAt)).toBe("expired");
  expect(getInvitationState({ ...open, cancelledAt: at }, expiresAt)).toBe("cancelled");
  expect(getInvitationState({ ...open, acceptedAt: at }, expiresAt)).toBe("used");
});
