import { afterEach, expect, test } from "vitest";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { replaceMedium } from "./adding.server.ts";
import { sayPeople, unagreedMedia } from "./agreeing.server.ts";
import { getMedium, listMedia } from "./library.server.ts";
import { addShipped } from "./making/shipped.server.ts";
import { buildMedium, buildPhoto, nobody } from "./testing.ts";

const database = await testDatabase();
afterEach(async () => {
  setClock();
  await database.truncate();
});

const agreed = {
  ...{ people: "yes" as const, agreement: "4e B, dossier vert" },
  ...{ agreedOn: "2026-01-05", agreedUntil: "2027-01-05" },
};

test("a picture lacks an agreement until it is said whom it shows, and again once the agreement is over", async () => {
  setClock("2026-11-22T10:00:00Z");
  const editor = await buildStaff({ role: "editor" });
  const { id, name } = await buildMedium(editor);
  const lacking = async () => {
    const named = [{ kind: "picture" as const, name }];
    const titles = await transaction((tx) => unagreedMedia(tx, named));
    expect((await listMedia(editor))?.[0]?.lacksAgreement).toBe(titles.length > 0);
    return titles;
  };
  expect(await lacking()).toEqual(["Cour du campus"]);
  expect(await sayPeople(editor, id, nobody)).toEqual({ ok: true });
  expect(await lacking()).toEqual([]);
  await sayPeople(editor, id, { ...nobody, people: "yes" });
  expect(await lacking()).toEqual(["Cour du campus"]);
  await sayPeople(editor, id, agreed);
  expect(await lacking()).toEqual([]);
  expect((await getMedium(editor, id))?.edition).toMatchObject(agreed);
  setClock("2027-01-06T10:00:00Z");
  expect(await lacking()).toEqual(["Cour du campus"]);
  // What was said of people goes with them.
  await sayPeople(editor, id, { ...agreed, people: "no" });
  expect((await getMedium(editor, id))?.edition).toMatchObject(nobody);
});

test("another file shows other people: what was said of the first is not said of it", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor);
  await sayPeople(editor, id, agreed);
  const other = await buildPhoto({ colour: "#112233" });
  await replaceMedium(editor, id, other, "yes");
  const kept = { people: "yes", agreedOn: null, agreedUntil: null, agreement: "" };
  expect(await getMedium(editor, id)).toMatchObject({ lacksAgreement: true, edition: kept });
  await replaceMedium(editor, id, other, "no");
  expect(await getMedium(editor, id)).toMatchObject({ lacksAgreement: false });
});

test("who may not edit says nothing of it, and of what came with the site there is nothing to say", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor);
  expect(await sayPeople(await buildStaff({ role: "admissions" }), id, nobody)).toBeNull();
  const wrong = { ...agreed, agreedUntil: "2025-01-01" };
  expect(await sayPeople(editor, id, wrong)).toMatchObject({ ok: false });
  expect(await getMedium(editor, id)).toMatchObject({ edition: { people: null } });
  const title = { title: "Le phare", titleEn: "The lighthouse" };
  await transaction((tx) => addShipped(tx, [{ kind: "picture", name: "lighthouse", ...title }]));
  const shipped = (await listMedia(editor))?.find((one) => one.shipped);
  expect(shipped?.lacksAgreement).toBe(false);
  expect(await sayPeople(editor, shipped?.id ?? "", nobody)).toBeNull();
});
