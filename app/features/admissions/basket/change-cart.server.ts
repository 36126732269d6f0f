import type { Actor, Student } from "#app/features/access/actor.ts";
import { getCourse } from "#app/features/catalogue/course.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { addToBasket, getBasket, listBasket, removeFromBasket } from "./basket.server.ts";
import { addCourse, removeCourse } from "./basket.ts";
import { type CartFeedback, parseCart, serializeCart } from "./cart.ts";
import { type CartCookies, mergeCart } from "./merge-cart.server.ts";

/** `restore` undoes a removal, at the former `rank`. */
export type CartChange = { action: "add" | "remove" | "restore"; courseId: string; rank?: number };

export type ChangeCartResult = CartCookies & { news: CartFeedback | null };

/**
 * Changes the cart of the actor: the cookie of a visitor, or the basket of a candidate. Returns the new cookies and
 * the feedback to show; null for staff, who have no cart, and for a course that is not offered. A candidate's second
 * identical request returns the result of the first.
 */
export async function changeCart(
  actor: Actor,
  cartCookie: string | undefined,
  change: CartChange,
  locale: Locale,
): Promise<ChangeCartResult | null> {
  if (actor.kind === "staff") return null;
  return actor.kind === "student"
    ? changeCandidateBasket(actor, cartCookie, change, locale)
    : changeVisitorCart(cartCookie, change, locale);
}

async function changeVisitorCart(
  cartCookie: string | undefined,
  { action, courseId, rank }: CartChange,
  locale: Locale,
): Promise<ChangeCartResult | null> {
  const { courses } = parseCart(cartCookie);
  const course = await getCourse(locale, courseId);
  const serialize = (basket: readonly string[]) =>
    serializeCart({ courses: basket, isMirror: false });
  if (action === "remove") {
    const news = course && toRemovedFeedback(course, courses.indexOf(courseId) + 1);
    return { cart: serialize(removeCourse(courses, courseId)), leftOut: "", news };
  }
  if (!course) return null;
  const added = addCourse(courses, course, action === "restore" ? rank : undefined);
  const basket = added.ok ? added.basket : courses;
  return { cart: serialize(basket), leftOut: "", news: toFeedback(action, added, course) };
}

async function changeCandidateBasket(
  actor: Student,
  cartCookie: string | undefined,
  { action, courseId, rank }: CartChange,
  locale: Locale,
): Promise<ChangeCartResult | null> {
  const merged = await mergeCart(actor, cartCookie);
  const course = await getCourse(locale, courseId);
  // On a second click the course is already removed; the cookie still has its position.
  const rankIn = (basket: readonly string[]) => basket.indexOf(courseId) + 1;
  const previousRank = rankIn(await listBasket(actor)) || rankIn(parseCart(cartCookie).courses);
  const result =
    action === "remove"
      ? await removeFromBasket(actor, courseId)
      : await addToBasket(actor, courseId, locale, {
          rank: action === "restore" ? rank : undefined,
          // If the cookie has the course, the browser already knows the result of the first click.
          mayBeSecondTap: rankIn(parseCart(cartCookie).courses) === 0,
        });
  if (!result) return null;
  const cart = serializeCart({ ...(await getBasket(actor)), isMirror: true });
  const leftOut = merged?.leftOut ?? "";
  if (!course) return { cart, leftOut, news: null };
  const news =
    action === "remove" && result.ok
      ? toRemovedFeedback(course, previousRank)
      : toFeedback(action, result, course);
  return { cart, leftOut, news };
}

type NamedCourse = { id: string; name: string };

function toRemovedFeedback({ id, name }: NamedCourse, rank: number): CartFeedback | null {
  return rank > 0 ? { reason: "removed", id, name, rank } : null;
}

/** A restored course is visible at its place and needs no feedback; an addition or a refusal does. */
function toFeedback(
  action: CartChange["action"],
  result: { ok: true } | { ok: false; reason: CartFeedback["reason"] },
  { id, name }: NamedCourse,
): CartFeedback | null {
  if (!result.ok) return { reason: result.reason, id, name };
  return action === "add" ? { reason: "added", id, name } : null;
}
