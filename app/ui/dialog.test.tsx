import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog, DialogTrigger } from "./dialog.tsx";

const html = (props: Partial<Parameters<typeof Dialog>[0]> = {}) =>
  renderToStaticMarkup(
    <Dialog id="visit" title="Une visite" closeLabel="Fermer" footer={<b>Au pied</b>} {...props}>
      <p>Des mots</p>
    </Dialog>,
  );

test("a dialog is of medium size unless another is asked for", () => {
  expect(html()).toMatch(/^<dialog id="visit" class="dialog dialog-md"/);
  for (const size of ["sm", "md", "lg"] as const)
    expect(html({ size })).toContain(`class="dialog dialog-${size}"`);
  expect(html({ drawer: "right" })).toContain('class="dialog drawer"');
});

test("a dialog has its title, its content and its foot, and is closed until it is opened", () => {
  expect(html()).toContain('aria-labelledby="visit-title"');
  expect(html()).toMatch(/<h2 id="visit-title"[^>]*>Une visite<\/h2>/);
  expect(html()).toMatch(/Des mots.*Au pied/);
  expect(html()).not.toMatch(/<dialog[^>]* open/);
});

test("a dialog asks the browser to open it and to close it by buttons, and by what is pressed beside it", () => {
  expect(html()).toContain('closedby="any"');
  expect(html()).toMatch(/<button [^>]*command="close" commandfor="visit"[^>]*>Fermer/);
  expect(renderToStaticMarkup(<DialogTrigger dialog="visit">Ouvrir</DialogTrigger>)).toMatch(
    /command="show-modal" commandfor="visit"/,
  );
});
