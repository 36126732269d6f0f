import { getCourses } from "#app/features/catalogue/course.server.ts";
import type { Availability } from "#app/features/catalogue/course.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { basketSentence } from "#app/i18n/basket-alerts.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { log } from "#app/platform/log.server.ts";
import { getBasket, joinBasket, listBasket } from "./basket.server.ts";
import { BASKET_LIMIT, type Basket } from "./basket.ts";
import { type LeftOut, packCart, packLeftOut, unpackCart, unpackLeftOut } from "./cart.ts";

/** A formation of a cart, as it is shown. */
export type CartLine = {
  id: string;
  name: string;
  universityName: string;
  duration: string;
  availability: Availability;
};

/** What the browser of a candidate keeps from now on, and what is still to tell them. */
export type Brought = { cart: string; leftOut: string };

/**
 * The cart a browser kept joins the basket of the person who has signed in, once: what is kept from then
 * on is a mirror of the basket. Null for anybody but a candidate, and when it could not be done, which
 * keeps nobody from entering: it is tried again at the next page that shows the basket.
 */
export async function bringCart(actor: Actor, kept?: string): Promise<Brought | null> {
  if (actor.kind !== "student") return null;
  const { courses, mirror } = unpackCart(kept);
  try {
    const left = mirror || courses.length === 0 ? [] : await joined(actor, courses);
    const basket = await getBasket(actor);
    return { cart: packCart({ ...basket, mirror: true }), leftOut: packLeftOut(left) };
  } catch (err) {
    log().error({ err }, "a cart did not join its basket");
    return null;
  }
}

async function joined(actor: Actor, courses: Basket): Promise<LeftOut[]> {
  const answer = await joinBasket(actor, courses);
  if (answer?.ok) return answer.left;
  const basket = await listBasket(actor);
  const reason = answer ? answer.reason : "intake-closed";
  return courses.filter((id) => !basket.includes(id)).map((id) => ({ id, reason }));
}

/** Why some formations did not join a basket, and which; the sentence of a single one names it. */
export type LeftOutGroup = { why: string; names: string[] };

/** What was left out as the person is told it. */
export async function tellLeftOut(locale: Locale, kept?: string): Promise<LeftOutGroup[]> {
  const groups: LeftOutGroup[] = [];
  for (const { id, reason } of unpackLeftOut(kept)) {
    const [line] = await cartLines(locale, [id]);
    if (!line) continue;
    const { name } = line;
    const limit = reason === "basket-full" ? BASKET_LIMIT : undefined;
    const why = basketSentence(locale, { reason, name, limit });
    const known = groups.find((group) => group.why === why);
    if (known) known.names.push(name);
    else groups.push({ why, names: reason.startsWith("course-") ? [] : [name] });
  }
  return groups;
}

/** These formations as a cart shows them, in their order; those that do not exist are left out. */
export async function cartLines(locale: Locale, courses: Basket): Promise<CartLine[]> {
  const found = await getCourses(locale, [...courses]);
  return courses.flatMap((wanted) =>
    found
      .filter(({ id }) => id === wanted)
      .map(({ id, name, universityName, duration, availability }) => ({
        id,
        name,
        universityName,
        duration,
        availability,
      })),
  );
}
