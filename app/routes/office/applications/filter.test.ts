import { expect, test } from "vitest";
import { addressOf, filterOf } from "./filter.ts";

const read = (query: string) => filterOf(new URLSearchParams(query));

test("reads the search, the state and the page of an address", () => {
  expect(read("q=fall&etat=under-review&page=3")).toEqual({
    search: "fall",
    state: "under-review",
    page: 3,
  });
});

test("leaves out what it does not understand", () => {
  for (const query of ["etat=draft", "etat=x", "page=0", "page=-1", "page=1.5", "page=a", ""])
    expect(read(query)).toEqual({ search: "", state: undefined, page: 1 });
});

test("writes the address it has read", () => {
  for (const query of ["q=N%27Diaye+A%C3%AFssatou&etat=offer&page=2", "etat=refused", ""])
    expect(addressOf(read(query))).toBe(`/administration/candidatures${query ? `?${query}` : ""}`);
});
