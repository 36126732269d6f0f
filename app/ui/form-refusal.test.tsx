import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FormRefusalSummary } from "./form-refusal.tsx";

const labels = { campus: "Quel campus\u00A0?", name: "Nom et prénom" };
const refusal = {
  hasErrors: true,
  errors: { campus: "Ce champ est requis", name: "Ce champ est requis" },
  submitted: {},
};

test("FormRefusalSummary: focuses an alert when no field is wrong", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/administration/reglages"]}>
      <FormRefusalSummary
        refusal={{ hasErrors: true, errors: {}, submitted: {}, reason: "setting-changed" }}
        title="Il y a un problème"
        labels={{}}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/^<div tabindex="-1" autofocus=""><div[^>]+role="alert"/i);
});

test("FormRefusalSummary: writes label, colon and error, without the question mark of the label", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/contacts"]}>
      <FormRefusalSummary refusal={refusal} title="Il y a un problème" labels={labels} />
    </MemoryRouter>,
  );
  expect(html).toContain(">Quel campus\u00A0: Ce champ est requis<");
  expect(html).toContain(">Nom et prénom\u00A0: Ce champ est requis<");
});
