import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { sendCorrections } from "#app/features/decisions/request/send-corrections.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getApplicationForStaff } from "./get-application-for-staff.server.ts";
import { type ApplicationFilter, emptyFilter } from "./list/application-filter.ts";
import { listApplications } from "./list/list-applications.server.ts";
import { countWorkQueues } from "./work-queues.server.ts";

await createTestDatabase();
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });

async function buildReopened() {
  const info = { passportNumber: "A01234567", birthOn: "2005-03-05" };
  const built = await buildSentApplication({ state: "under-review", info });
  const input = { kind: "sections", message: "Le numéro est faux." };
  await requestInformation(dakar, built.choices[0], "under-review", input, ["passport"]);
  const [request] = (await getChoiceTimeline(built.id)).requests;
  return { ...built, request: request?.id ?? "" };
}

const listIds = async (request: NonNullable<ApplicationFilter["request"]>) =>
  (await listApplications(dakar, { ...emptyFilter, request })).rows.map(({ id }) => id);
const queues = async () => {
  const { answered, overdue } = (await countWorkQueues(dakar)) ?? {};
  return { answered, overdue };
};

test("countWorkQueues: a correction request is awaited, overdue, then answered, as in listApplications", async () => {
  const built = await buildReopened();
  const [line] = (await listApplications(dakar, emptyFilter)).rows;
  expect(line).toMatchObject({ state: "more-information-asked", dueOn: expect.any(String) });
  expect(await listIds("awaited")).toEqual([built.id]);
  expect(await queues()).toEqual({ answered: 0, overdue: 0 });
  await db().update(requests).set({ dueOn: "2026-01-01" }).where(eq(requests.id, built.request));
  expect([await listIds("overdue"), await queues()]).toEqual([
    [built.id],
    { answered: 0, overdue: 1 },
  ]);
  await savePersonalInfo(built.actor, built.id, "passport", {
    hasPassport: "yes",
    passportNumber: "B76543210",
  });
  const [correction] = await listCorrections(built.actor, built.id, "fr");
  const submitted = {
    version: correction?.version ?? "",
    locale: "fr" as const,
    hasNoChanges: false,
  };
  expect(await sendCorrections(built.actor, built.request, submitted)).toMatchObject({ ok: true });
  expect([await listIds("awaited"), await listIds("overdue")]).toEqual([[], []]);
  expect([await listIds("answered"), await queues()]).toEqual([
    [built.id],
    { answered: 1, overdue: 0 },
  ]);
  expect(await countWorkQueues(yaounde)).toMatchObject({ answered: 0, overdue: 0 });
  await getApplicationForStaff(dakar, built.id, "fr");
  expect(await queues()).toEqual({ answered: 0, overdue: 0 });
});

test("countWorkQueues: a cancelled request waits for nobody", async () => {
  const { id, request } = await buildReopened();
  expect(await listIds("awaited")).toEqual([id]);
  await cancelRequest(dakar, request, { reason: "Une erreur de notre part." });
  expect(await listIds("awaited")).toEqual([]);
  expect(await queues()).toEqual({ answered: 0, overdue: 0 });
});
