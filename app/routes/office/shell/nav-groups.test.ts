import { expect, test } from "vitest";
import { isCurrent, navGroups } from "./nav-groups.ts";

const entries = navGroups.flatMap((group) => group.entries);
const at = (address: string) =>
  entries.filter((entry) => isCurrent(entry, address)).map(({ key }) => key);

test("isCurrent: marks one entry of the navigation for each page, in both languages", () => {
  for (const area of ["/administration", "/en/administration"]) {
    expect(at(area)).toEqual(["dashboard"]);
    expect(at(`${area}/`)).toEqual(["dashboard"]);
    expect(at(`${area}/candidatures/1/choix/2`)).toEqual(["applications"]);
    expect(at(`${area}/messages/annonces`)).toEqual(["messages"]);
    expect(at(`${area}/avis`)).toEqual(["notifications"]);
    expect(at(`${area}/courriers`)).toEqual(["notifications"]);
    expect(at(`${area}/compte`)).toEqual([]);
  }
});
