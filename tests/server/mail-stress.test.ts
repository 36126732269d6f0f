import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { stressMail } from "#tests/support/mail-stress.ts";

const database = await createTestDatabase();

// The same with 500 letters: bench/mail.ts.
test("of 60 letters none is lost, whatever the mail server and the workers suffer; one double a killed worker at most (R-07)", async () => {
  const report = await stressMail({ emails: 60, kills: 3, database });
  expect(report).toMatchObject({ accepted: 60, sent: 60, ghosts: 0 });
  // Where there is nobody the letter is dead and the address marked; all the others leave.
  expect(report).toMatchObject({ toUnknown: 3, dead: 3, suppressed: 3 });
  expect(report.killed).toBeGreaterThan(2);
  expect(report.duplicates).toBeLessThanOrEqual(report.killed);
}, 120_000);
