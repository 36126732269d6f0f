import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text.tsx";

const render = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);
const link = (url: string) => `<a href="${url}" rel="noopener noreferrer nofollow">${url}</a>`;

test("LinkedText: links a URL without the punctuation after it", () => {
  expect(render("Voir https://exemple.test/a?b=1, puis (http://exemple.test/c).\nMerci")).toBe(
    `Voir ${link("https://exemple.test/a?b=1")}, puis (${link("http://exemple.test/c")}).\nMerci`,
  );
  expect(render("« https://exemple.test »")).toBe(`« ${link("https://exemple.test")} »`);
});

test("LinkedText: links nothing else and escapes markup", () => {
  for (const text of ["javascript:alert(1)", "data:text/html,x", "exemple.test", "http://"])
    expect(render(text)).toBe(text);
  expect(render('<a href="https://x.test/">y</a>')).toBe(
    `&lt;a href=&quot;${link("https://x.test/")}&quot;&gt;y&lt;/a&gt;`,
  );
});

test("LinkedText: keeps phone and application numbers unbroken", () => {
  expect(render("ER-27-DKR-0414 : +221 77 123 45 67, https://exemple.test/c")).toBe(
    `<span class="nowrap">ER-27-DKR-0414</span> : <span class="nowrap">+221 77 123 45 67</span>, ${link("https://exemple.test/c")}`,
  );
});
