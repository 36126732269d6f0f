import { expect, test } from "vitest";
import { type Actor, type Campus, type StaffRole, visitor } from "./actor.ts";
import { can, getPermittedCampuses, type Permission, permissions } from "./permissions.ts";

const userFields = {
  id: "1",
  name: "Khady Ndiaye",
  email: "k@exemple.test",
  locale: "fr" as const,
};
const student: Actor = { kind: "student", ...userFields };
const staff = (role: StaffRole, campus: Campus | null = null): Actor => ({
  kind: "staff",
  ...userFields,
  role,
  campus,
});

const expectedByPermission: Record<Permission, [boolean, boolean, boolean]> = {
  // Administrators last: admissions, editor, administrator.
  "see:application": [true, false, true],
  "decide:application": [true, false, true],
  "remove:note": [false, false, true],
  "write:message": [true, false, true],
  "send:announcement": [true, false, true],
  "see:emails": [true, false, true],
  "manage:emails": [false, false, true],
  "answer:enquiry": [true, false, true],
  "edit:content": [false, true, true],
  "edit:catalogue": [false, true, true],
  "manage:people": [false, false, true],
  "help:people": [false, false, true],
  impersonate: [false, false, true],
  "manage:intakes": [false, false, true],
  "manage:settings": [false, false, true],
  "see:history": [false, false, true],
  "see:measures": [false, true, true],
  "see:health": [false, false, true],
};

test.each(permissions)("can: allows %s to these roles only", (permission) => {
  const roles = ["admissions", "editor", "administrator"] as const;
  expect(roles.map((role) => can(staff(role), permission))).toEqual(
    expectedByPermission[permission],
  );
  expect(can(student, permission)).toBe(false);
  expect(can(visitor, permission)).toBe(false);
});

test("can: refuses an officer of one campus for another campus", () => {
  const officer = staff("admissions", "senegal");
  expect(can(officer, "see:application", "senegal")).toBe(true);
  expect(can(officer, "see:application", "cameroon")).toBe(false);
  expect(can(officer, "see:application", null)).toBe(false);
  expect(can(staff("admissions"), "see:application", "cameroon")).toBe(true);
});

test("getPermittedCampuses: returns the actor's campus, null for all, or [] for none", () => {
  expect(getPermittedCampuses(staff("admissions", "senegal"), "see:application")).toEqual([
    "senegal",
  ]);
  expect(getPermittedCampuses(staff("administrator"), "see:application")).toBeNull();
  expect(getPermittedCampuses(staff("editor"), "see:application")).toEqual([]);
  expect(getPermittedCampuses(student, "see:application")).toEqual([]);
});
