import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog, DialogTrigger } from "./dialog.tsx";

const html = (props: Partial<Parameters<typeof Dialog>[0]> = {}) =>
  renderToStaticMarkup(
    <Dialog id="visit" title="Une visite" closeLabel="Fermer" footer={<b>Au pied</b>} {...props}>
      <p>Des mots</p>
    </Dialog>,
  );

test("Dialog: renders the medium size by default, else the given size or drawer", () => {
  expect(html()).toMatch(/^<dialog id="visit" class="dialog dialog-md"/);
  for (const size of ["sm", "md", "lg"] as const)
    expect(html({ size })).toContain(`class="dialog dialog-${size}"`);
  expect(html({ drawer: "right" })).toContain('class="dialog drawer"');
});

test("Dialog: renders its title, body and footer, closed", () => {
  expect(html()).toContain('aria-labelledby="visit-title"');
  expect(html()).toMatch(/<h2 id="visit-title"[^>]*>Une visite<\/h2>/);
  expect(html()).toMatch(/Des mots.*Au pied/);
  expect(html()).not.toMatch(/<dialog[^>]* open/);
});

test("Dialog and DialogTrigger: use invoker commands and closedby, so no script is needed", () => {
  expect(html()).toContain('closedby="any"');
  expect(html()).toMatch(/<button [^>]*command="close" commandfor="visit"[^>]*>Fermer/);
  expect(renderToStaticMarkup(<DialogTrigger dialog="visit">Ouvrir</DialogTrigger>)).toMatch(
    /command="show-modal" commandfor="visit"/,
  );
});
