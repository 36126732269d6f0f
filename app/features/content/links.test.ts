import { describe, expect, it } from "vitest";
import { parseNewsSlug } from "./entry.ts";
import { listLinks, removeLinks } from "./links.ts";

const ORIGIN = "https://ecole.example";
const linkedText = (href: string) => ({
  type: "text",
  text: "la remise des diplômes",
  marks: [{ type: "bold" }, { type: "link", attrs: { href } }],
});
const data = {
  caption: "La remise",
  href: "/actualite/remise",
  items: [{ action: "Lire", href: "/about" }],
  body: {
    type: "doc",
    content: [{ type: "paragraph", content: [linkedText("/actualite/remise")] }],
  },
};

describe("parseNewsSlug", () => {
  it.each([
    ["/actualite/remise", "remise"],
    ["/en/actualite/remise/?x=1#photos", "remise"],
    [`${ORIGIN}/actualite/remise`, "remise"],
    ["/actualite/f%C3%AAte", "fête"],
  ])("returns the slug of %s", (href, slug) => {
    expect(parseNewsSlug(href, ORIGIN)).toBe(slug);
  });
  it.each([
    "returns null for %j",
    "/about",
    "#visite",
    "",
    "mailto:a@ecole.example",
    "https://other.example/actualite/remise",
    "/actualite/remise/photos",
  ])("returns null for %j", (href) => {
    expect(parseNewsSlug(href, ORIGIN)).toBeNull();
  });
  it("returns an undecodable slug unchanged", () => {
    expect(parseNewsSlug("/actualite/%E0%A4", ORIGIN)).toBe("%E0%A4");
  });
});

describe("listLinks", () => {
  it("lists the addresses of fields, lists and formatted text", () => {
    expect(listLinks(data)).toEqual(["/actualite/remise", "/about", "/actualite/remise"]);
  });
});

describe("removeLinks", () => {
  it("empties a dead address and removes its link from formatted text", () => {
    expect(removeLinks(data, (href) => href.startsWith("/actualite/"))).toEqual({
      ...data,
      href: "",
      body: {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ ...linkedText(""), marks: [{ type: "bold" }] }] },
        ],
      },
    });
    expect(removeLinks(data, () => false)).toEqual(data);
  });
});
