import type { Actor } from "#app/features/access/actor.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Availability } from "#app/features/catalogue/course.ts";
import { formatBasketAlert } from "#app/i18n/basket-alerts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { log } from "#app/platform/log.server.ts";
import { addCartToBasket, getBasket, listBasket } from "./basket.server.ts";
import { type Basket, MAX_BASKET_COURSES } from "./basket.ts";
import {
  type LeftOutCourse,
  parseCart,
  parseLeftOut,
  serializeCart,
  serializeLeftOut,
} from "./cart.ts";

/** A programme of a cart, for display. */
export type CartCourse = {
  id: string;
  name: string;
  universityName: string;
  duration: string;
  availability: Availability;
};

/** The cookies to store from now on: the mirror of the basket, and the left out courses to show. */
export type CartCookies = { cart: string; leftOut: string };

/**
 * Merges a visitor's cart into the basket of the candidate who signed in. Afterwards the cookie mirrors the basket.
 * Returns null for anybody but a candidate, and after an error, which is logged but does not block the sign-in: the
 * next page that shows the basket tries again.
 */
export async function mergeCart(actor: Actor, cartCookie?: string): Promise<CartCookies | null> {
  if (actor.kind !== "student") return null;
  const { courses, isMirror } = parseCart(cartCookie);
  try {
    const leftOut = isMirror || courses.length === 0 ? [] : await mergeCourses(actor, courses);
    const basket = await getBasket(actor);
    return {
      cart: serializeCart({ ...basket, isMirror: true }),
      leftOut: serializeLeftOut(leftOut),
    };
  } catch (err) {
    log().error({ err }, "a cart did not join its basket");
    return null;
  }
}

async function mergeCourses(actor: Actor, courses: Basket): Promise<LeftOutCourse[]> {
  const result = await addCartToBasket(actor, courses);
  if (result?.ok) return result.leftOut;
  const basket = await listBasket(actor);
  const reason = result ? result.reason : "intake-closed";
  return courses.filter((id) => !basket.includes(id)).map((id) => ({ id, reason }));
}

/** The courses left out for one reason. A reason about a single course names it, so `names` is empty then. */
export type LeftOutGroup = { why: string; names: string[] };

/** Describes the courses left out, grouped by reason. */
export async function describeLeftOut(
  locale: Locale,
  leftOutCookie?: string,
): Promise<LeftOutGroup[]> {
  const groups: LeftOutGroup[] = [];
  for (const { id, reason } of parseLeftOut(leftOutCookie)) {
    const [item] = await listCartItems(locale, [id]);
    if (!item) continue;
    const { name } = item;
    const limit = reason === "basket-full" ? MAX_BASKET_COURSES : undefined;
    const explanation = formatBasketAlert(locale, { reason, name, limit });
    const existing = groups.find((group) => group.why === explanation);
    if (existing) existing.names.push(name);
    else groups.push({ why: explanation, names: reason.startsWith("course-") ? [] : [name] });
  }
  return groups;
}

/** Lists these courses for display, in order. Skips unknown ids. */
export async function listCartItems(locale: Locale, courses: Basket): Promise<CartCourse[]> {
  const rows = await getCourses(locale, [...courses]);
  return courses.flatMap((courseId) =>
    rows
      .filter(({ id }) => id === courseId)
      .map(({ id, name, universityName, duration, availability }) => ({
        id,
        name,
        universityName,
        duration,
        availability,
      })),
  );
}
