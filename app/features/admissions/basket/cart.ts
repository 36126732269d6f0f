import { type AddRefusal, add, BASKET_LIMIT, type Basket } from "./basket.ts";

/**
 * What a browser keeps: a visitor's cart, or the mirror of a candidate's basket, for its display. `isSent`: the
 * application of that basket was sent, and nothing is added to it any more.
 */
export type Cart = { courses: Basket; mirror: boolean; isSent: boolean };

/** A formation of a cart that did not join the basket, and why. */
export type LeftOut = {
  id: string;
  reason: AddRefusal["reason"] | "application-submitted" | "intake-closed";
};

/** What there is to tell of a cart that was asked to change, and about which formation. */
export type CartNews = {
  reason: (typeof newsWords)[number];
  id: string;
  name: string;
  /** The place a formation had before it was removed, counted from 1. */
  rank?: number;
};

export const newsWords = [
  "added",
  "removed",
  "basket-full",
  "already-in-basket",
  "course-full",
  "course-closed",
  "application-submitted",
] as const;

const ID = /^[\w-]{1,50}$/;
const MIRROR = "~";
const SENT = "~~";

/**
 * Reads the text a browser keeps (`a.b.c`, `~a.b.c` for a mirror, `~~a.b.c` once it is sent). Anybody may have written it:
 * doubles, what is no identifier and what comes after the fifteenth are dropped.
 */
export function unpackCart(text = ""): Cart {
  const mirror = text.startsWith(MIRROR);
  const isSent = text.startsWith(SENT);
  const ids = text
    .replace(/^~{1,2}/, "")
    .split(".")
    .filter((id) => ID.test(id));
  return { mirror, isSent, courses: [...new Set(ids)].slice(0, BASKET_LIMIT) };
}

type CartToPack = Omit<Cart, "isSent"> & Partial<Pick<Cart, "isSent">>;

/** The text a browser keeps; "" for a visitor's empty cart, which is not kept. */
export function packCart({ courses, mirror, isSent = false }: CartToPack): string {
  const kind = mirror ? MIRROR : "";
  return (isSent ? SENT : kind) + courses.join(".");
}

type Course = Parameters<typeof add>[1];

/**
 * A cart joins a basket at signing in: its formations come last, in their order. Doubles are dropped
 * without a word; what the limit, or the formation itself, leaves out is told.
 */
export function join(basket: Basket, cart: readonly Course[]): { basket: Basket; left: LeftOut[] } {
  let joined = basket;
  const left: LeftOut[] = [];
  for (const course of cart) {
    if (joined.includes(course.id)) continue;
    const added = add(joined, course);
    if (added.ok) joined = added.basket;
    else left.push({ id: course.id, reason: added.reason });
  }
  return { basket: joined, left };
}

/** What was left out as a text that a browser keeps until it is told: `basket-full:a.b/course-closed:c`. */
export function packLeftOut(left: LeftOut[]): string {
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return reasons
    .map((word) => {
      const ids = left.filter(({ reason }) => reason === word).map(({ id }) => id);
      return `${word}:${ids.join(".")}`;
    })
    .join("/");
}

/** The reverse; a text that somebody else wrote gives nothing, or formations that one can name. */
export function unpackLeftOut(text = ""): LeftOut[] {
  return text.split("/").flatMap((part) => {
    const [word = "", ids = ""] = part.split(":");
    const reason = reasons.find((one) => one === word);
    return reason ? unpackCart(ids).courses.map((id) => ({ id, reason })) : [];
  });
}

const reasons = [
  "basket-full",
  "course-full",
  "course-closed",
  "application-submitted",
  "intake-closed",
] as const;
