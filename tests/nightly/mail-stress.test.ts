import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { stressMail } from "#tests/support/mail-stress.ts";

const database = await createTestDatabase();

// The same with 500 emails: bench/mail.ts.
test("mail stress: none of 60 emails is lost, and at most one duplicate per killed worker (R-07)", async () => {
  const report = await stressMail({ emails: 60, kills: 3, database });
  expect(report).toMatchObject({ accepted: 60, sent: 60, ghosts: 0 });
  // An email to an unknown recipient is dead and its address suppressed; all others are sent.
  expect(report).toMatchObject({ toUnknown: 3, dead: 3, suppressed: 3 });
  expect(report.killed).toBeGreaterThan(2);
  expect(report.duplicates).toBeLessThanOrEqual(report.killed);
}, 120_000);
