import { getCourse } from "#app/features/catalogue/course.server.ts";
import type { Actor, Student } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addToBasket, getBasket, listBasket, removeFromBasket } from "./basket.server.ts";
import { add, remove } from "./basket.ts";
import { type Brought, bringCart } from "./cart.server.ts";
import { type CartNews, packCart, unpackCart } from "./cart.ts";

/** What a person asks: a formation in, out, or back at its rank. */
export type CartChange = { way: "add" | "remove" | "restore"; courseId: string; rank?: number };

export type Changed = Brought & { news: CartNews | null };

/**
 * Changes the cart of whoever asks: what the browser keeps for a visitor, the basket for a candidate. Gives
 * what the browser keeps from then on and what to tell. Null for the staff, who have no cart, and when
 * there is no such formation to add. A second tap of a candidate is answered as the first one.
 */
export async function changeCart(
  actor: Actor,
  kept: string | undefined,
  change: CartChange,
  locale: Locale,
): Promise<Changed | null> {
  if (actor.kind === "staff") return null;
  return actor.kind === "student"
    ? changeBasket(actor, kept, change, locale)
    : changeKept(kept, change, locale);
}

async function changeKept(
  kept: string | undefined,
  { way, courseId, rank }: CartChange,
  locale: Locale,
): Promise<Changed | null> {
  const { courses } = unpackCart(kept);
  const course = await getCourse(locale, courseId);
  const keep = (basket: readonly string[]) => packCart({ courses: basket, mirror: false });
  if (way === "remove") {
    const news = course && removed(course, courses.indexOf(courseId) + 1);
    return { cart: keep(remove(courses, courseId)), leftOut: "", news };
  }
  if (!course) return null;
  const added = add(courses, course, way === "restore" ? rank : undefined);
  const basket = added.ok ? added.basket : courses;
  return { cart: keep(basket), leftOut: "", news: told(way, added, course) };
}

async function changeBasket(
  actor: Student,
  kept: string | undefined,
  { way, courseId, rank }: CartChange,
  locale: Locale,
): Promise<Changed | null> {
  const brought = await bringCart(actor, kept);
  const course = await getCourse(locale, courseId);
  // A second tap finds it removed: its place is still in what the browser kept as it was sent.
  const placeIn = (basket: readonly string[]) => basket.indexOf(courseId) + 1;
  const place = placeIn(await listBasket(actor)) || placeIn(unpackCart(kept).courses);
  const done =
    way === "remove"
      ? await removeFromBasket(actor, courseId)
      : await addToBasket(actor, courseId, locale, {
          rank: way === "restore" ? rank : undefined,
          // A browser that has it in its cart knows the answer to the first tap, and shows that it is there.
          mayBeSecondTap: placeIn(unpackCart(kept).courses) === 0,
        });
  if (!done) return null;
  const cart = packCart({ ...(await getBasket(actor)), mirror: true });
  const leftOut = brought?.leftOut ?? "";
  if (!course) return { cart, leftOut, news: null };
  const news = way === "remove" && done.ok ? removed(course, place) : told(way, done, course);
  return { cart, leftOut, news };
}

type Named = { id: string; name: string };

function removed({ id, name }: Named, rank: number): CartNews | null {
  return rank > 0 ? { reason: "removed", id, name, rank } : null;
}

/** What came back at its place is seen there; what was added, or refused, is told. */
function told(
  way: CartChange["way"],
  done: { ok: true } | { ok: false; reason: CartNews["reason"] },
  { id, name }: Named,
): CartNews | null {
  if (!done.ok) return { reason: done.reason, id, name };
  return way === "add" ? { reason: "added", id, name } : null;
}
