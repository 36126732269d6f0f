import { afterEach, expect, test } from "vitest";
import { addDays, getEndOfDay } from "#app/features/admissions/calendar.ts";
import { listClosingReminders } from "#app/features/admissions/reminders/draft-reminders.server.ts";
import { buildReadyDraft } from "#app/features/admissions/testing.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { getHomeOverview } from "#app/routes/student/home/home-overview.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

await createTestDatabase();
afterEach(() => setClock());

test("getHomeOverview and listClosingReminders: name the same number of days to the closing", async () => {
  const { actor } = await buildReadyDraft();
  const lastDay = addDays(toCalendarDate(new Date()), 20);
  await db()
    .update(intakes)
    .set({ closesAt: getEndOfDay(lastDay) });
  for (const days of [6, 3, 1]) {
    const at = new Date(`${addDays(lastDay, -days)}T10:00:00Z`);
    setClock(at);
    const { closes } = await getHomeOverview(actor, "fr", at);
    expect(closes).toMatchObject({ days });
    const [reminder] = await listClosingReminders(at);
    const content = await reminder?.say("fr");
    expect(content?.subject.match(/\d+/)?.[0]).toBe(String(days));
  }
});
