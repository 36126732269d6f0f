import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Availability } from "#app/features/catalogue/course.ts";
import type { Actor } from "#app/features/identity/actor.ts";
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

/** A formation of a cart, as it is shown. */
export type CartCourse = {
  id: string;
  name: string;
  universityName: string;
  duration: string;
  availability: Availability;
};

/** What the browser of a candidate keeps from now on, and what is still to tell them. */
export type CartCookies = { cart: string; leftOut: string };

/**
 * The cart a browser kept joins the basket of the person who has signed in, once: what is kept from then
 * on is a mirror of the basket. Null for anybody but a candidate, and when it could not be done, which
 * keeps nobody from entering: it is tried again at the next page that shows the basket.
 */
export async function mergeCart(actor: Actor, cartCookie?: string): Promise<CartCookies | null> {
  if (actor.kind !== "student") return null;
  const { courses, mirror } = parseCart(cartCookie);
  try {
    const left = mirror || courses.length === 0 ? [] : await mergeCourses(actor, courses);
    const basket = await getBasket(actor);
    return { cart: serializeCart({ ...basket, mirror: true }), leftOut: serializeLeftOut(left) };
  } catch (err) {
    log().error({ err }, "a cart did not join its basket");
    return null;
  }
}

async function mergeCourses(actor: Actor, courses: Basket): Promise<LeftOutCourse[]> {
  const result = await addCartToBasket(actor, courses);
  if (result?.ok) return result.left;
  const basket = await listBasket(actor);
  const reason = result ? result.reason : "intake-closed";
  return courses.filter((id) => !basket.includes(id)).map((id) => ({ id, reason }));
}

/** Why some formations did not join a basket, and which; the sentence of a single one names it. */
export type LeftOutGroup = { why: string; names: string[] };

/** What was left out as the person is told it. */
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

/** These formations as a cart shows them, in their order; those that do not exist are left out. */
export async function listCartItems(locale: Locale, courses: Basket): Promise<CartCourse[]> {
  const found = await getCourses(locale, [...courses]);
  return courses.flatMap((courseId) =>
    found
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
