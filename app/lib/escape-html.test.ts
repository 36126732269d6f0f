import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("escapeHtml: escapes what ends a text or a quoted attribute, once, and leaves the rest", () => {
  expect(escapeHtml(`<a href="x" title='y'>é & co</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;é &amp; co&lt;/a&gt;",
  );
  expect(escapeHtml("&lt;")).toBe("&amp;lt;");
  expect(escapeHtml("")).toBe("");
});
