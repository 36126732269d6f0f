import { describe, expect, it } from "vitest";
import { parseNewsSlug } from "./entry.ts";
import { listLinks, removeLinks } from "./links.ts";

const ORIGIN = "https://ecole.example";
const linkedText = (href: string) => ({
  type: "text",
  text: "la remise des diplômes",
  marks: [{ type: "bold" }, { type: "link", attrs: { href } }],
});
const words = {
  caption: "La remise",
  href: "/actualite/remise",
  items: [{ action: "Lire", href: "/about" }],
  body: {
    type: "doc",
    content: [{ type: "paragraph", content: [linkedText("/actualite/remise")] }],
  },
};

describe("newsSlugOf", () => {
  it.each([
    ["/actualite/remise", "remise"],
    ["/en/actualite/remise/?x=1#photos", "remise"],
    [`${ORIGIN}/actualite/remise`, "remise"],
    ["/actualite/f%C3%AAte", "fête"],
  ])("reads the slug in %s", (href, slug) => {
    expect(parseNewsSlug(href, ORIGIN)).toBe(slug);
  });
  it.each([
    "/actualite",
    "/about",
    "#visite",
    "",
    "mailto:a@ecole.example",
    "https://other.example/actualite/remise",
    "/actualite/remise/photos",
  ])("is null for %j", (href) => {
    expect(parseNewsSlug(href, ORIGIN)).toBeNull();
  });
  it("does not fail on an address that cannot be decoded", () => {
    expect(parseNewsSlug("/actualite/%E0%A4", ORIGIN)).toBe("%E0%A4");
  });
});

describe("linksIn", () => {
  it("gives the addresses of fields, of lists and of formatted text", () => {
    expect(listLinks(words)).toEqual(["/actualite/remise", "/about", "/actualite/remise"]);
  });
});

describe("withoutLinks", () => {
  it("empties a dead address, takes its mark off formatted text, and leaves the words and the rest", () => {
    expect(removeLinks(words, (href) => href.startsWith("/actualite/"))).toEqual({
      ...words,
      href: "",
      body: {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ ...linkedText(""), marks: [{ type: "bold" }] }] },
        ],
      },
    });
    expect(removeLinks(words, () => false)).toEqual(words);
  });
});
