import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Campus, campuses } from "#app/features/access/actor.ts";
import { getCampusClock } from "#app/features/access/campus-time.ts";
import {
  type NotificationPreferences,
  notificationFrequencies,
  notificationKinds,
  notificationUrgencies,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import {
  type DeliveryContext,
  type PendingNotification,
  planDelivery,
  simulateDeliveries,
  skipNight,
} from "./schedule.ts";

const moment = fc.date({
  min: new Date("2026-11-01T00:00:00Z"),
  max: new Date("2026-11-08T00:00:00Z"),
  noInvalidDate: true,
});
const campus = fc.option(fc.constantFrom(...campuses));
const frequency = fc.constantFrom(...notificationFrequencies);

/** Without a campus, the clocks of both count: two hours a day stay free then on one clock, and one on both. */
const quietHours = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 22 }))
  .map(([quiet, quietFrom, hours]) => ({ quiet, quietFrom, quietTo: (quietFrom + hours) % 24 }));

const preferences: fc.Arbitrary<NotificationPreferences> = fc
  .tuple(
    quietHours,
    fc.record({
      noticeMessage: frequency,
      noticeState: frequency,
      noticeMissingPiece: frequency,
      noticeDeadline: frequency,
      noticeConsent: frequency,
    }),
  )
  .map(([hours, byKind]) => ({ ...hours, ...byKind }));

const pending: fc.Arbitrary<PendingNotification[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...notificationKinds),
      urgency: fc.constantFrom(...notificationUrgencies),
      at: moment,
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((one, index) => ({ ...one, id: String(index) })));

const context: fc.Arbitrary<DeliveryContext> = fc.record({
  preferences,
  campus,
  lastSentAt: fc.option(moment),
});

function isQuiet(at: Date, place: Campus | null, hours: NotificationPreferences): boolean {
  if (!hours.quiet) return false;
  const length = (hours.quietTo - hours.quietFrom + 24) % 24;
  return (place ? [place] : campuses).some((one) => {
    const hour = Number(getCampusClock(one, at).time.slice(0, 2));
    return (hour - hours.quietFrom + 24) % 24 < length;
  });
}

function isWanted({ kind }: PendingNotification, { preferences: chosen }: DeliveryContext) {
  return chosen[preferenceFields[kind]] !== "never";
}

const getIds = (list: { id: string }[]) => list.map(({ id }) => id).toSorted();

describe("skipNight", () => {
  it("returns a time of the day on each clock that counts, at most one night later", () => {
    fc.assert(
      fc.property(moment, campus, (at, place) => {
        const sendsAt = skipNight(at, place);
        expect(sendsAt.getTime()).toBeGreaterThanOrEqual(at.getTime());
        expect(sendsAt.getTime() - at.getTime()).toBeLessThan(DAY_MS / 2);
        for (const one of place ? [place] : campuses) {
          const hour = Number(getCampusClock(one, sendsAt).time.slice(0, 2));
          expect(hour >= 7 && hour < 21).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("changes nothing when it is applied to its result", () => {
    fc.assert(
      fc.property(moment, campus, (at, place) => {
        const sendsAt = skipNight(at, place);
        expect(skipNight(sendsAt, place)).toEqual(sendsAt);
      }),
    );
  });

  it("keeps the order of two moments", () => {
    fc.assert(
      fc.property(moment, fc.nat(DAY_MS), campus, (at, delay, place) => {
        const later = new Date(at.getTime() + delay);
        expect(skipNight(later, place).getTime()).toBeGreaterThanOrEqual(
          skipNight(at, place).getTime(),
        );
      }),
    );
  });
});

describe("planDelivery", () => {
  it("puts each notification in one email, or among the unwanted ones", () => {
    fc.assert(
      fc.property(pending, context, (list, situation) => {
        const { deliveries, unwanted } = planDelivery(list, situation);
        const filter = list.filter((one) => isWanted(one, situation));
        expect(deliveries.flatMap(({ ids }) => ids).toSorted()).toEqual(getIds(filter));
        expect([...unwanted, ...getIds(filter)].toSorted()).toEqual(getIds(list));
      }),
      { numRuns: 300 },
    );
  });

  it("plans no email in the quiet hours, nor in the past, and plans them in order", () => {
    const now = new Date("2026-11-08T00:00:00Z");
    fc.assert(
      fc.property(pending, context, (list, situation) => {
        const { deliveries } = planDelivery(list, { ...situation, now });
        for (const { at } of deliveries) {
          expect(isQuiet(at, situation.campus, situation.preferences)).toBe(false);
          expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
        }
        const times = deliveries.map(({ at }) => at.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  it("plans the same emails in whatever order the notifications are read", () => {
    const shuffled = pending.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    const sort = ({ deliveries }: ReturnType<typeof planDelivery>) =>
      deliveries.map(({ at, ids }) => ({ at, ids: ids.toSorted() }));
    fc.assert(
      fc.property(shuffled, context, ([list, other], situation) => {
        expect(sort(planDelivery(other, situation))).toEqual(sort(planDelivery(list, situation)));
      }),
    );
  });
});

describe("simulateDeliveries", () => {
  it("sends each filter notification once, after its creation and outside the quiet hours", () => {
    fc.assert(
      fc.property(pending, context, (list, situation) => {
        const deliveries = simulateDeliveries(list, situation);
        const filter = list.filter((one) => isWanted(one, situation));
        expect(deliveries.flatMap(({ ids }) => ids).toSorted()).toEqual(getIds(filter));
        for (const { at, ids } of deliveries) {
          expect(isQuiet(at, situation.campus, situation.preferences)).toBe(false);
          for (const one of list.filter(({ id }) => ids.includes(id)))
            expect(at.getTime()).toBeGreaterThanOrEqual(one.at.getTime());
        }
      }),
      { numRuns: 300 },
    );
  });
});
