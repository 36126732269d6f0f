import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { buildSentApplication, listChoices } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { removeItem } from "#app/features/catalogue/edit-item.server.ts";
import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import { getItem } from "#app/features/catalogue/staff-catalogue.server.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader } from "./catalogue-item.tsx";
import { catalogueItemUrl } from "./catalogue-paths.ts";
import { RetireItem } from "./retire-item.tsx";

await createTestDatabase();
const editor = await buildStaff({ role: "editor" });

type LoaderData = Awaited<ReturnType<typeof loader>>;

/** Whether the page of an item offers to delete it for good. */
async function isRemovalOffered(kind: CatalogueKind, id: string): Promise<boolean> {
  const context = new RouterContextProvider();
  context.set(actorContext, editor);
  const path = catalogueItemUrl(kind, id);
  const request = new Request(`http://localhost:3000${path}`);
  const load = loader as unknown as (args: unknown) => Promise<LoaderData>;
  const { item, canRemove } = await load({ request, context, params: { id } });
  if (!item) throw new Error("the item is missing");
  const Stub = createRoutesStub([
    { path, Component: () => <RetireItem {...{ kind, item, canRemove }} title={id} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />).includes('value="remove"');
}

describe("catalogue item page", () => {
  it("offers to delete an item exactly when removeItem deletes it", async () => {
    const { id, universityId } = await buildCourse();
    const application = await buildSentApplication();
    const [{ courseId: chosenId = "" } = {}] = await listChoices(application.id);
    const chosen = await getItem(editor, "course", chosenId);
    const items: [CatalogueKind, string][] = [
      ["university", universityId],
      ["course", chosenId],
      ["university", chosen?.values.universityId ?? ""],
      ["course", id],
      ["university", universityId],
    ];
    const offered: boolean[] = [];
    for (const [kind, itemId] of items) {
      offered.push(await isRemovalOffered(kind, itemId));
      expect(await removeItem(editor, kind, itemId)).toMatchObject({ ok: offered.at(-1) });
    }
    // A university can be deleted once its last course is.
    expect(offered).toEqual([false, false, false, true, true]);
  });
});
