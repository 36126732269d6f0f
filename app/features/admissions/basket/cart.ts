import { type AddRefusal, addCourse, type Basket, MAX_BASKET_COURSES } from "./basket.ts";

/**
 * The cart that a browser stores: a visitor's, or the mirror of a candidate's basket. `isSent`: that application was
 * submitted and the basket cannot change.
 */
export type Cart = { courses: Basket; isMirror: boolean; isSent: boolean };

/** A course of a cart that was not added to the basket, and why. */
export type LeftOutCourse = {
  id: string;
  reason: AddRefusal["reason"] | "application-submitted" | "intake-closed";
};

/** The result of a change of the cart, to show to the visitor. */
export type CartFeedback = {
  reason: (typeof cartFeedbackCodes)[number];
  id: string;
  name: string;
  /** The position before the removal, counted from 1. */
  rank?: number;
};

export const cartFeedbackCodes = [
  "added",
  "removed",
  "basket-full",
  "already-in-basket",
  "course-full",
  "course-closed",
  "application-submitted",
] as const;

const ID_PATTERN = /^[\w-]{1,50}$/;
const MIRROR_PREFIX = "~";
const SENT_PREFIX = "~~";

/**
 * Parses a stored cart (`a.b.c`, `~a.b.c` for a mirror, `~~a.b.c` once submitted). The cookie is untrusted: drops
 * duplicates, malformed ids and what exceeds fifteen.
 */
export function parseCart(text = ""): Cart {
  const isMirror = text.startsWith(MIRROR_PREFIX);
  const isSent = text.startsWith(SENT_PREFIX);
  const ids = text
    .replace(/^~{1,2}/, "")
    .split(".")
    .filter((id) => ID_PATTERN.test(id));
  return { isMirror, isSent, courses: [...new Set(ids)].slice(0, MAX_BASKET_COURSES) };
}

type SerializableCart = Omit<Cart, "isSent"> & Partial<Pick<Cart, "isSent">>;

/** Serializes a cart for the browser; "" for a visitor's empty cart, which is not stored. */
export function serializeCart({ courses, isMirror, isSent = false }: SerializableCart): string {
  const prefix = isMirror ? MIRROR_PREFIX : "";
  return (isSent ? SENT_PREFIX : prefix) + courses.join(".");
}

type Course = Parameters<typeof addCourse>[1];

/**
 * Appends a cart to a basket at sign-in, in its order. Drops duplicates; returns the courses left out by the limit or
 * their availability.
 */
export function appendCart(
  basket: Basket,
  cart: readonly Course[],
): { basket: Basket; leftOut: LeftOutCourse[] } {
  let merged = basket;
  const leftOut: LeftOutCourse[] = [];
  for (const course of cart) {
    if (merged.includes(course.id)) continue;
    const added = addCourse(merged, course);
    if (added.ok) merged = added.basket;
    else leftOut.push({ id: course.id, reason: added.reason });
  }
  return { basket: merged, leftOut };
}

/** Serializes the left out courses for a cookie that lasts until they are shown: `basket-full:a.b/course-closed:c`. */
export function serializeLeftOut(leftOut: LeftOutCourse[]): string {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  return reasons
    .map((code) => {
      const ids = leftOut.filter(({ reason }) => reason === code).map(({ id }) => id);
      return `${code}:${ids.join(".")}`;
    })
    .join("/");
}

/** The reverse of `serializeLeftOut`. The cookie is untrusted: skips unknown reasons and malformed ids. */
export function parseLeftOut(text = ""): LeftOutCourse[] {
  return text.split("/").flatMap((part) => {
    const [code = "", ids = ""] = part.split(":");
    const reason = leftOutReasons.find((one) => one === code);
    return reason ? parseCart(ids).courses.map((id) => ({ id, reason })) : [];
  });
}

const leftOutReasons = [
  "basket-full",
  "course-full",
  "course-closed",
  "application-submitted",
  "intake-closed",
] as const;
