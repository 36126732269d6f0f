import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { listEntries } from "#app/features/content/content.server.ts";
import type { LinkingEntry } from "#app/features/content/editing/linking-entries.server.ts";
import { buildGalleryPicture, buildNews } from "#app/features/content/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { LinkedNotice } from "./linked-notice.tsx";
import { action } from "./route.tsx";

await createTestDatabase();
const editor = await buildStaff({ role: "editor" });

async function submitForm(form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, editor);
  const request = new Request("http://localhost:3000/administration/contenus", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  return (action as (args: unknown) => Promise<unknown>)({ request, context, params: {} });
}

type Linked = { entry: string; links: LinkingEntry[] };

function render(address: string, linked: Linked): string {
  const Stub = createRoutesStub([
    { path: address, Component: () => <LinkedNotice linked={linked} entries={[]} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}

describe("content list action", () => {
  it("answers 409 with the entries that link to a news item, and hides it after confirmation", async () => {
    const { id, slug } = await buildNews("remise-des-diplomes");
    const picture = await buildGalleryPicture("La remise des diplômes", `/actualite/${slug}`);
    const answer = (await submitForm({ intent: "hide", entry: id })) as {
      data: { linked: Linked };
    };
    expect(answer).toMatchObject({ init: { status: 409 }, data: { linked: { entry: id } } });
    expect(await listEntries("news", "fr")).toHaveLength(1);

    const french = render("/administration/contenus", answer.data.linked);
    expect(french).toContain(`href="/administration/contenus/${picture.id}"`);
    for (const word of ["La remise des diplômes", "Français", "Publié", "Masquer quand même"])
      expect(french).toContain(word);
    expect(render("/en/administration/contenus", answer.data.linked)).toContain("Hide it anyway");

    const confirmed = (await submitForm({
      intent: "hide",
      entry: id,
      confirmed: "yes",
    })) as Response;
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([
      302,
      "/administration/contenus?done=hide",
    ]);
    expect(await listEntries("news", "fr")).toEqual([]);
  });
});
