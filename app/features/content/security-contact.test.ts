import { describe, expect, it } from "vitest";
import { formatSecurityTxt } from "./security-contact.ts";

describe("formatSecurityTxt", () => {
  it("has the fields RFC 9116 requires and expires within a year at midnight", () => {
    const text = formatSecurityTxt({
      origin: "https://www.ecole.example",
      emails: ["dakar@ecole.example", "yaounde@ecole.example"],
      now: new Date("2026-11-26T21:10:00Z"),
    });
    expect(text.split("\n")).toEqual([
      "Contact: mailto:dakar@ecole.example",
      "Contact: mailto:yaounde@ecole.example",
      "Expires: 2027-05-25T00:00:00.000Z",
      "Preferred-Languages: fr, en",
      "Canonical: https://www.ecole.example/.well-known/security.txt",
      "",
    ]);
  });
});
