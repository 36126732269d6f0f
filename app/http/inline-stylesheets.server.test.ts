import { expect, test } from "vitest";
import { deferNonCritical, inlineStylesheets } from "./inline-stylesheets.server.ts";

const texts: Record<string, string> = {
  "/assets/site.css": "a{b:c}",
  "/assets/page.css": "p{q:r}",
};
const page =
  '<html><head><link rel="stylesheet" href="/assets/page.css" data-precedence="section"/><link rel="stylesheet" href="/assets/site.css"/></head><body><noscript><link rel="stylesheet" href="/assets/page.css"/></noscript></body></html>';

test("inlineStylesheets: inlines the stylesheets of the head and disables their links", () => {
  expect(inlineStylesheets(page, (href) => texts[href]).html).toBe(
    '<html><head><link rel="stylesheet" href="/assets/page.css" disabled data-precedence="section"/><link rel="stylesheet" href="/assets/site.css" disabled/><style>p{q:r}a{b:c}</style></head><body><noscript><link rel="stylesheet" href="/assets/page.css"/></noscript></body></html>',
  );
});

test("inlineStylesheets: returns the styles that the policy must allow", () => {
  const { html, styles } = inlineStylesheets(page, (href) => texts[href]);
  expect(html).toContain(`<style>${styles}</style>`);
});

test("inlineStylesheets: leaves links of cached or foreign stylesheets", () => {
  const { html } = inlineStylesheets(page, (href) =>
    href.includes("page") ? texts[href] : undefined,
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(html).toContain("<style>p{q:r}</style>");
  const stylesheets = ["/assets/page.css", "/assets/site.css"];
  expect(inlineStylesheets(page, () => undefined)).toEqual({ html: page, styles: "", stylesheets });
});

const later =
  '<link rel="stylesheet" href="/assets/late.css" media="not all" data-lazy="true"/><noscript><link rel="stylesheet" href="/assets/late.css"/></noscript><script type="module" src="/assets/site.js" fetchPriority="low"></script>';

const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';

test("deferNonCritical: defers the late stylesheet, the script and the manifest", () => {
  const { html } = deferNonCritical({ html: manifest + later, styles: "", stylesheets: [] });
  expect(html).toBe(
    '<link rel="stylesheet" href="/assets/late.css" media="not all" disabled data-lazy="true"/><noscript><link rel="stylesheet" href="/assets/late.css"/></noscript><script type="module" data-lazy="/assets/site.js" data-manifest="/manifest.webmanifest"></script>',
  );
});
