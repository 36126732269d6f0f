import { beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/identity/actor.ts";
import { buildStudent } from "#app/features/identity/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { notices } from "#app/platform/db/schema/notices.ts";
import { markAddress, markOf } from "#app/platform/mail/address-mark.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetNotices, tellNotices } from "./notice-data.server.ts";
import { tell } from "./tell.server.ts";
import { countTold, toldTo } from "./testing.ts";

const database = await testDatabase();
beforeEach(() => database.truncate());

const say = () => ({ subject: "Une offre", text: "Une offre vous attend.", action: "Lire" });
const told = (personId: string, key: string) =>
  transaction((tx) =>
    tell(tx, {
      personId,
      kind: "state",
      urgency: "grouped",
      key,
      path: "/x",
      campus: "senegal",
      say,
    }),
  );

test("a person's archive holds what they were told, and why their address is marked; not another's", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  await told(awa.id, "1");
  await transaction((tx) => markAddress(tx, awa.email, { kind: "bounce" }));
  const archive = JSON.stringify(await tellNotices(awa, "fr"));
  expect(archive).toContain("Une offre vous attend.");
  expect(archive).toContain("refusés à cette adresse");
  expect(JSON.stringify(await tellNotices(binta, "fr"))).not.toContain("offre");
  expect(await tellNotices(visitor, "fr")).toEqual({});
});

test("closing an account erases it, but what still waits to leave", async () => {
  const [awa, binta] = [await buildStudent(), await buildStudent()];
  for (const { id } of [awa, binta]) await told(id, "1");
  await db().update(notices).set({ state: "left", endedAt: new Date() });
  await told(awa.id, "2");
  await transaction((tx) => markAddress(tx, awa.email, { kind: "bounce" }));
  await transaction((tx) => forgetNotices(tx, awa.id));
  expect((await toldTo(awa.email)).map(({ key }) => key)).toEqual(["2"]);
  expect(await markOf(awa.email)).toBeNull();
  expect(await countTold()).toBe(2);
});
