import { expect, test } from "vitest";
import { withServer } from "#tests/support/with-server.ts";

const { server } = await withServer();

const getPage = async (address: string) => {
  const response = await fetch(server.origin + address);
  const html = (await response.text()).replaceAll("\u00A0", " ").replaceAll("\u202F", " ");
  return { status: response.status, html };
};

test("GET /autre-formation: lists the programmes of the school before the universities", async () => {
  const { html } = await getPage("/autre-formation");
  const order = ["Au collège", "Curriculum canadien", "Cours individuels", "d’Ottawa"];
  const places = order.map((text) => html.indexOf(text, html.indexOf('class="catalogue"')));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain("30 formations");
});

test("GET /autre-formation?q=: finds a programme of the school by its summary, in both languages", async () => {
  const french = await getPage("/autre-formation?q=terminale");
  expect(french.html).toContain('id="curriculum-canadien"');
  expect(french.html).not.toContain('id="cours-individuels-groupe"');
  const english = await getPage("/en/autre-formation?q=get+ready+for+university");
  expect(english.html).toContain('id="prepa-universitaire"');
});

test("GET /autre-formation/PROGRAMME: shows dates, conditions, documents and fees of the school's programme", async () => {
  const { status, html } = await getPage("/autre-formation/diplome-ontario-adultes");
  expect(status).toBe(200);
  for (const text of ["7 septembre 2027", "À partir de 18 ans", "Pièce d’identité", "285 000 XOF"])
    expect(html).toContain(text);
  expect(html).toContain("Montants de démonstration");
});

test("GET /autre-formation/PROGRAMME: has a page for each, with the fees of each class at both campuses", async () => {
  const { html } = await getPage("/en/autre-formation/curriculum-canadien");
  expect(html).toContain("Tuition, Grades 6 and 7, a year");
  expect(html).toContain("XAF 1,650,000");
  expect(html).toContain('href="/en/curriculum"');
  expect((await getPage("/autre-formation/no-such-programme")).status).toBe(404);
});

test("GET /curriculum: shows dates and the lowest fee, and leads to the page of the programme", async () => {
  const { html } = await getPage("/curriculum");
  expect(html).toContain("À partir de 1 950 000 XOF ou 1 650 000 XAF par an");
  expect(html).toContain('href="/autre-formation/curriculum-canadien"');
});
