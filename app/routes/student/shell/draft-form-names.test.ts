import { expect, it } from "vitest";
import { getOfferFormName, getWithdrawalFormName } from "./draft-form-names.ts";

it("getWithdrawalFormName: differs for each choice and for the whole application", () => {
  const [oneChoice, otherChoice] = [
    { id: "1", name: "Gestion" },
    { id: "2", name: "Gestion" },
  ];
  const formNames = [
    getWithdrawalFormName("ER-1", oneChoice),
    getWithdrawalFormName("ER-1", otherChoice),
    getWithdrawalFormName("ER-1", null),
  ];
  expect(new Set(formNames).size).toBe(3);
});

it("getOfferFormName: differs for another offer of the same choice", () => {
  const choice = { id: "1" };
  const at = (time: string) => getOfferFormName({ choice, offeredAt: new Date(time) });
  expect(at("2026-11-20T10:00:00Z")).not.toBe(at("2026-11-21T10:00:00Z"));
});
