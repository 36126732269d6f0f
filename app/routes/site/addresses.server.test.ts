import { expect, test } from "vitest";
import { listEntries } from "#app/features/content/content.server.ts";
import { seedContent } from "#db/seeds/content/seed-content.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader as campus } from "./campus.tsx";
import { loader as newsItem } from "./news-item.tsx";
import { loader as page } from "./page.tsx";

await createTestDatabase();
await seedContent();

/** What a loader gives for an address, or what it throws: a redirect or a status. */
async function answer(load: (args: never) => unknown, path: string, params = {}) {
  const request = new Request(`https://school.example${path}`);
  try {
    return await load({ request, params } as never);
  } catch (thrown) {
    return thrown;
  }
}
const missing = { init: { status: 404 } };

test("a campus is found by its name, and any other writing of it is sent there for good", async () => {
  const found = await answer(campus, "/campus/SENEGAL", { name: "SENEGAL" });
  expect(found).toMatchObject({ campus: { href: "/campus/SENEGAL" }, language: null });
  const sent = (await answer(campus, "/en/campus/Cameroun", { name: "Cameroun" })) as Response;
  expect([sent.status, sent.headers.get("Location")]).toEqual([301, "/en/campus/CAMEROUN"]);
});

test("a campus that does not exist is a 404", async () => {
  expect(await answer(campus, "/campus/mali", { name: "mali" })).toMatchObject(missing);
});

test("a news item is found by its slug and by its id, and an unknown one is a 404", async () => {
  const [first] = await listEntries("news", "fr");
  const address = `/actualite/${first?.slug}`;
  for (const id of [first?.slug, first?.id])
    expect(await answer(newsItem, `/actualite/${id}`, { id })).toMatchObject({ address });
  expect(await answer(newsItem, "/actualite/1", { id: "1" })).toMatchObject(missing);
});

test("a page is the entry that its address names, in the language of the address", async () => {
  const french = await answer(page, "/valeurs");
  const english = await answer(page, "/en/valeurs");
  expect(french).toMatchObject({ page: { title: "Nos valeurs" } });
  expect(english).toMatchObject({ page: { title: "Our values" }, language: null });
  expect(await answer(page, "/nulle-part")).toMatchObject(missing);
});
