import { expect, test } from "vitest";
import type { Staff, StaffRole } from "#app/features/access/actor.ts";
import { requirePermission } from "./permission.server.ts";

const staff = (role: StaffRole): Staff => ({
  kind: "staff",
  id: "019a0000-0000-7000-8000-000000000001",
  name: "Khady Ndiaye",
  email: "khady@ecole.test",
  locale: "fr",
  role,
  campus: null,
});

test("requirePermission: accepts a role that has the permission", () => {
  for (const role of ["admissions", "administrator"] as const) {
    expect(() => requirePermission(staff(role), "see:application")).not.toThrow();
    expect(() => requirePermission(staff(role), "write:message")).not.toThrow();
  }
});

test("requirePermission: throws 403 for a role without the permission", () => {
  for (const permission of ["see:application", "write:message"] as const)
    expect(() => requirePermission(staff("editor"), permission)).toThrow(
      expect.objectContaining({ init: { status: 403, statusText: "Forbidden" } }),
    );
});
