import { expect, it } from "vitest";
import { leavePlace, offerPlace } from "./draft-places.ts";

it("leavePlace differs for each choice, also of the same name, and for the whole application", () => {
  const [one, other] = [
    { id: "1", name: "Gestion" },
    { id: "2", name: "Gestion" },
  ];
  const places = [leavePlace("ER-1", one), leavePlace("ER-1", other), leavePlace("ER-1", null)];
  expect(new Set(places).size).toBe(3);
});

it("offerPlace differs for another offer of the same choice", () => {
  const choice = { id: "1" };
  const at = (time: string) => offerPlace({ choice, offeredAt: new Date(time) });
  expect(at("2026-11-20T10:00:00Z")).not.toBe(at("2026-11-21T10:00:00Z"));
});
