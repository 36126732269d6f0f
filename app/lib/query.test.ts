import { describe, expect, it } from "vitest";
import { Query } from "./query.ts";

describe("Query.text", () => {
  it("cleans a value as form fields are cleaned", () => {
    const query = new Query("?q=%20a%00b%E2%80%8Bc%0Bd%ED%A0%80%20");
    expect(query.text("q")).toMatch(/^abc d\uFFFD+$/);
    expect(query.text("q").isWellFormed()).toBe(true);
  });

  it("cuts a longer value between two characters", () => {
    expect(new Query(`q=${"é".repeat(100_000)}`).text("q", 5)).toBe("ééééé");
    expect(new Query(`q=${"👩".repeat(9)}`).text("q", 3)).toBe("👩👩👩");
  });

  it("returns an empty text for a missing value", () => {
    expect(new Query("").text("q")).toBe("");
  });
});

describe("Query.integer", () => {
  const bounds = { min: 1, max: 50 };

  it.for([
    ["1", 1],
    ["50", 50],
    ["0", null],
    ["51", null],
    ["1.5", null],
    ["1e1", null],
    ["0x10", null],
    ["Infinity", null],
    ["", null],
    ["9".repeat(400), null],
  ] as const)("reads %s as %s", ([text, value]) => {
    expect(new Query(`n=${text}`).integer("n", bounds)).toBe(value);
  });
});

describe("Query.date", () => {
  it("reads a day from 1900 to 2100 and refuses any other", () => {
    expect(new Query("du=2026-11-26").date("du")).toBe("2026-11-26");
    for (const text of ["0000-01-01", "9999-12-31", "2026-02-30", "2026-11-26T25:61", "x"])
      expect(new Query(`du=${text}`).date("du"), text).toBeNull();
  });
});

describe("Query.option", () => {
  it("refuses the names that every object inherits", () => {
    for (const text of ["__proto__", "constructor", "toString"])
      expect(new Query(`done=${text}`).option("done", ["saved"])).toBeNull();
    expect(new Query("done=saved").option("done", ["saved"])).toBe("saved");
  });
});

describe("Query.id", () => {
  it("reads a UUID in lower case and refuses any other text", () => {
    const id = "019A2B3C-0000-7000-8000-0123456789AB";
    expect(new Query(`document=${id}`).id("document")).toBe(id.toLowerCase());
    expect(new Query(`document=${id}x`).id("document")).toBeNull();
  });
});

describe("Query.matching", () => {
  it("refuses a text over the limit rather than cutting it into one that matches", () => {
    expect(new Query("m=abcd").matching("m", /^[a-z]+$/, 4)).toBe("abcd");
    expect(new Query("m=abcde").matching("m", /^[a-z]+$/, 4)).toBeNull();
  });
});

describe("Query.unreadable", () => {
  it("lists the refused values, without missing and empty ones", () => {
    const query = new Query("du=0000-01-01&par=nobody&au=&n=2");
    query.date("du");
    query.date("au");
    query.date("other");
    query.option("par", ["staff"]);
    query.integer("n", { min: 1, max: 3 });
    expect(query.unreadable).toEqual([
      { name: "du", value: "0000-01-01" },
      { name: "par", value: "nobody" },
    ]);
  });
});

describe("Query.all and Query.toParams", () => {
  it("clean every value and limit their number", () => {
    const query = new Query(`${"d=a%00&".repeat(3_000)}q=%E2%80%8Bx`);
    expect(query.all("d")).toHaveLength(2_000);
    expect(new Set(query.all("d"))).toEqual(new Set(["a"]));
    expect(new Query("q=%E2%80%8Bx&%00n=1").toParams().toString()).toBe("q=x&n=1");
  });
});
