import { expect, test } from "vitest";
import { applicationFields, emptyInfo, fieldNames } from "../application-fields.ts";
import { maskApplication, maskInfo, maskRecord } from "./mask-answers.ts";
import type { ApplicationRecord } from "./record.ts";

const rows = fieldNames.map((field) => ({ field, label: field, value: "A1234567" }));
const record: ApplicationRecord = {
  ...{ locale: "fr", intake: "", campus: null, declaration: "" },
  blocks: [{ section: "passport", title: "", rows: rows.toReversed() }],
};

test("maskRecord: masks the rows of the sensitive fields only, wherever they are", () => {
  const masked = maskRecord(record).blocks[0]?.rows ?? [];
  const names = masked.filter(({ value }) => value === "••••4567").map(({ field }) => field);
  expect(names).toEqual(fieldNames.filter((name) => applicationFields[name].sensitive));
  expect(names).toContain("passportNumber");
  expect(masked.filter(({ value }) => value === "A1234567")).toHaveLength(rows.length - 1);
});

test("maskInfo: masks a sensitive answer, and leaves an empty one empty", () => {
  const info = { ...emptyInfo, lastName: "Fall", passportNumber: "A1234567" };
  expect(maskInfo(info)).toEqual({ ...info, passportNumber: "••••4567" });
  expect(maskInfo(emptyInfo)).toEqual(emptyInfo);
});

test("maskApplication: masks the answers, the submitted record and the corrected one", () => {
  const info = { ...emptyInfo, passportNumber: "A1234567" };
  const application = { info, record, corrected: { at: new Date(0), record } };
  const text = JSON.stringify(maskApplication(application).corrected?.record.blocks);
  expect(text).toContain('"field":"passportNumber","label":"passportNumber","value":"••••4567"');
  expect(maskApplication({ info, record: null, corrected: null })).toMatchObject({
    info: { passportNumber: "••••4567" },
    record: null,
  });
});
