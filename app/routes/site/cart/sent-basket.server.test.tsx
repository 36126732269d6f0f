import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { addToBasket } from "#app/features/admissions/basket/basket.server.ts";
import { changeCart } from "#app/features/admissions/basket/change-cart.server.ts";
import {
  buildNextDraft,
  buildReadyDraft,
  buildSentApplication,
} from "#app/features/admissions/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { UniversityBlock } from "../catalogue/university-block.tsx";
import { CartFooter, CartLines } from "./cart-parts.tsx";
import { loadOpenCart } from "./load-open-cart.server.ts";
import type { OpenCart } from "./open-cart.ts";

await createTestDatabase();

const loadCart = async (actor: Actor, cart: string) =>
  (await loadOpenCart(actor, "fr", { cart }, null)).cart;

/** Renders a cart, and a course of the catalogue page. */
async function render(cart: OpenCart): Promise<string> {
  const { id, name } = cart.lines[0] ?? { id: "", name: "" };
  const course = {
    ...{ id, name, degree: "B.Sc.", duration: "4 ans", language: "fr", faculty: null },
    ...{ details: "", availability: "open" as const },
  };
  const place = { city: "Ottawa", province: "Ontario", website: "www.uottawa.ca", note: null };
  const university = { id: "u", name: "Université d’Ottawa", ...place, courses: [course] };
  const blockProps = { university, cartCourseIds: [id], isFolded: false, isSent: cart.isSent };
  const Component = () => (
    <>
      <CartLines cart={cart} isOnPage />
      <CartFooter cart={cart} isOnPage />
      <UniversityBlock {...blockProps} />
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Stub />);
}

describe("loadOpenCart", () => {
  it("renders no add or remove button once the application is submitted, and links to its page", async () => {
    const { actor } = await buildSentApplication();
    const cart = await loadCart(actor, "");
    expect(cart).toMatchObject({ isSent: true, lines: [expect.anything()] });
    const page = await render(cart);
    expect(page).not.toMatch(/name="(add|remove|restore)"/);
    expect(page).toContain('href="/espace-etudiant/candidate/suivi"');
    expect(page).toContain("Votre candidature est envoyée");
  });

  it("lets a draft change, also one that follows a submitted application", async () => {
    const { actor } = await buildReadyDraft();
    const page = await render(await loadCart(actor, "~~a"));
    expect(page).toMatch(/name="add"/);
    expect(page).toMatch(/name="remove"/);
    const sent = await buildSentApplication();
    await buildNextDraft(sent.actor);
    expect(await loadCart(sent.actor, "~~a")).toMatchObject({ isSent: false, lines: [] });
  });
});

describe("changeCart", () => {
  it("returns application-submitted for a submitted application, and a cookie that says it is a copy", async () => {
    const { actor } = await buildSentApplication();
    const { id } = await buildCourse();
    const [line] = (await loadCart(actor, "")).lines;
    expect(await changeCart(actor, "", { action: "add", courseId: id }, "fr")).toMatchObject({
      cart: `~~${line?.id}`,
      news: { reason: "application-submitted" },
    });
    expect(await addToBasket(actor, id, "fr")).toMatchObject({ reason: "application-submitted" });
  });
});
