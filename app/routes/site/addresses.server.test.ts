import { expect, test } from "vitest";
import { listEntries } from "#app/features/content/content.server.ts";
import { seedContent } from "#db/seeds/content/seed-content.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader as campus } from "./campus/route.tsx";
import { loader as newsItem } from "./news/news-item.tsx";
import { loader as page } from "./page.tsx";

await createTestDatabase();
await seedContent();

/** Runs a loader; returns its data, or the redirect or 404 that it throws. */
async function runLoader(load: (args: never) => unknown, path: string, params = {}) {
  const request = new Request(`https://school.example${path}`);
  try {
    return await load({ request, params } as never);
  } catch (thrown) {
    return thrown;
  }
}
const missing = { init: { status: 404 } };

test("campus loader: returns a campus by its name, and redirects another spelling with 301", async () => {
  const data = await runLoader(campus, "/campus/SENEGAL", { name: "SENEGAL" });
  expect(data).toMatchObject({ campus: { href: "/campus/SENEGAL" }, language: null });
  const redirect = (await runLoader(campus, "/en/campus/Cameroun", {
    name: "Cameroun",
  })) as Response;
  expect([redirect.status, redirect.headers.get("Location")]).toEqual([301, "/en/campus/CAMEROUN"]);
});

test("campus loader: throws 404 for an unknown campus", async () => {
  expect(await runLoader(campus, "/campus/mali", { name: "mali" })).toMatchObject(missing);
});

test("news item loader: finds an item by slug or id, else throws 404", async () => {
  const [first] = await listEntries("news", "fr");
  const address = `/actualite/${first?.slug}`;
  for (const id of [first?.slug, first?.id])
    expect(await runLoader(newsItem, `/actualite/${id}`, { id })).toMatchObject({ address });
  expect(await runLoader(newsItem, "/actualite/1", { id: "1" })).toMatchObject(missing);
});

test("page loader: returns the entry of the URL in its language, else throws 404", async () => {
  const french = await runLoader(page, "/valeurs");
  const english = await runLoader(page, "/en/valeurs");
  expect(french).toMatchObject({ page: { title: "Nos valeurs" } });
  expect(english).toMatchObject({ page: { title: "Our values" }, language: null });
  expect(await runLoader(page, "/nulle-part")).toMatchObject(missing);
});
