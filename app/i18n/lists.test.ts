import { expect, test } from "vitest";
import { listPlaceSuggestions, listsMessages } from "./lists.ts";

const { provinces, towns } = listsMessages.fr;
const of = (texts: Parameters<typeof listPlaceSuggestions>[0], country: string) =>
  listPlaceSuggestions(texts, country).map(({ value }) => value);

test("listPlaceSuggestions: lists the regions and towns of the country", () => {
  expect(of(provinces, "SN")).toHaveLength(14);
  expect(of(provinces, "CM")).toHaveLength(10);
  expect(of(provinces, "CA")).toHaveLength(13);
  expect(of(towns, "CM")).toContain("Dschang");
  expect(of(towns, "SN")).not.toContain("Dschang");
  expect(of(provinces, "FR")).toEqual([]);
});

test("listPlaceSuggestions: without a country, lists all with their country", () => {
  expect(listPlaceSuggestions(provinces, "")).toHaveLength(37);
  expect(listPlaceSuggestions(provinces, "")).toContainEqual({ value: "Littoral", country: "CM" });
});
