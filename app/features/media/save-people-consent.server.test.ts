import { afterEach, expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { replaceMedium } from "./add-medium.server.ts";
import { getMedium, listMedia } from "./library.server.ts";
import { listMediaWithoutConsent, savePeopleConsent } from "./save-people-consent.server.ts";
import { buildMedium, buildPhoto, isNeverInUse, noPeople } from "./testing.ts";
import { addShippedMedia } from "./transcode/shipped-media.server.ts";

const database = await createTestDatabase();
afterEach(async () => {
  setClock();
  await database.truncate();
});

const agreedPeople = {
  ...{ people: "yes" as const, agreement: "4e B, dossier vert" },
  ...{ agreedOn: "2026-01-05", agreedUntil: "2027-01-05" },
};

test("listMediaWithoutConsent: lists a picture until consent is given, and after it expires", async () => {
  setClock("2026-11-22T10:00:00Z");
  const editor = await buildStaff({ role: "editor" });
  const { id, name } = await buildMedium(editor);
  const listMissing = async () => {
    const references = [{ kind: "picture" as const, name }];
    const titles = await transaction((tx) => listMediaWithoutConsent(tx, references));
    expect((await listMedia(editor))?.[0]?.isMissingConsent).toBe(titles.length > 0);
    return titles;
  };
  expect(await listMissing()).toEqual(["Cour du campus"]);
  expect(await savePeopleConsent(editor, id, noPeople)).toEqual({ ok: true });
  expect(await listMissing()).toEqual([]);
  await savePeopleConsent(editor, id, { ...noPeople, people: "yes" });
  expect(await listMissing()).toEqual(["Cour du campus"]);
  await savePeopleConsent(editor, id, agreedPeople);
  expect(await listMissing()).toEqual([]);
  expect((await getMedium(editor, id))?.version).toMatchObject(agreedPeople);
  setClock("2027-01-06T10:00:00Z");
  expect(await listMissing()).toEqual(["Cour du campus"]);
  // Answering "no people" clears the consent.
  await savePeopleConsent(editor, id, { ...agreedPeople, people: "no" });
  expect((await getMedium(editor, id))?.version).toMatchObject(noPeople);
});

test("replaceMedium: consent does not carry over to another file", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor);
  await savePeopleConsent(editor, id, agreedPeople);
  const other = await buildPhoto({ colour: "#112233" });
  await replaceMedium(editor, id, other, isNeverInUse, "yes");
  const expected = { people: "yes", agreedOn: null, agreedUntil: null, agreement: "" };
  expect(await getMedium(editor, id)).toMatchObject({ isMissingConsent: true, version: expected });
  await replaceMedium(editor, id, other, isNeverInUse, "no");
  expect(await getMedium(editor, id)).toMatchObject({ isMissingConsent: false });
});

test("savePeopleConsent: returns null without edit:content and for shipped media", async () => {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor);
  expect(
    await savePeopleConsent(await buildStaff({ role: "admissions" }), id, noPeople),
  ).toBeNull();
  const invalid = { ...agreedPeople, agreedUntil: "2025-01-01" };
  expect(await savePeopleConsent(editor, id, invalid)).toMatchObject({ ok: false });
  expect(await getMedium(editor, id)).toMatchObject({ version: { people: null } });
  const title = { title: "Le phare", titleEn: "The lighthouse" };
  await transaction((tx) =>
    addShippedMedia(tx, [{ kind: "picture", name: "lighthouse", ...title }]),
  );
  const shipped = (await listMedia(editor))?.find((one) => one.isShipped);
  expect(shipped?.isMissingConsent).toBe(false);
  expect(await savePeopleConsent(editor, shipped?.id ?? "", noPeople)).toBeNull();
});
