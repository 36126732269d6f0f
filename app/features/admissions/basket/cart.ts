import { type AddRefusal, addCourse, type Basket, MAX_BASKET_COURSES } from "./basket.ts";

/**
 * What a browser keeps: a visitor's cart, or the mirror of a candidate's basket, for its display. `isSent`: the
 * application of that basket was sent, and nothing is added to it any more.
 */
export type Cart = { courses: Basket; mirror: boolean; isSent: boolean };

/** A formation of a cart that did not join the basket, and why. */
export type LeftOutCourse = {
  id: string;
  reason: AddRefusal["reason"] | "application-submitted" | "intake-closed";
};

/** What there is to tell of a cart that was asked to change, and about which formation. */
export type CartFeedback = {
  reason: (typeof cartFeedbackCodes)[number];
  id: string;
  name: string;
  /** The place a formation had before it was removed, counted from 1. */
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
 * Reads the text a browser keeps (`a.b.c`, `~a.b.c` for a mirror, `~~a.b.c` once it is sent). Anybody may have written it:
 * doubles, what is no identifier and what comes after the fifteenth are dropped.
 */
export function parseCart(text = ""): Cart {
  const mirror = text.startsWith(MIRROR_PREFIX);
  const isSent = text.startsWith(SENT_PREFIX);
  const ids = text
    .replace(/^~{1,2}/, "")
    .split(".")
    .filter((id) => ID_PATTERN.test(id));
  return { mirror, isSent, courses: [...new Set(ids)].slice(0, MAX_BASKET_COURSES) };
}

type SerializableCart = Omit<Cart, "isSent"> & Partial<Pick<Cart, "isSent">>;

/** The text a browser keeps; "" for a visitor's empty cart, which is not kept. */
export function serializeCart({ courses, mirror, isSent = false }: SerializableCart): string {
  const prefix = mirror ? MIRROR_PREFIX : "";
  return (isSent ? SENT_PREFIX : prefix) + courses.join(".");
}

type Course = Parameters<typeof addCourse>[1];

/**
 * A cart joins a basket at signing in: its formations come last, in their order. Doubles are dropped
 * without a word; what the limit, or the formation itself, leaves out is told.
 */
export function appendCart(
  basket: Basket,
  cart: readonly Course[],
): { basket: Basket; left: LeftOutCourse[] } {
  let merged = basket;
  const left: LeftOutCourse[] = [];
  for (const course of cart) {
    if (merged.includes(course.id)) continue;
    const added = addCourse(merged, course);
    if (added.ok) merged = added.basket;
    else left.push({ id: course.id, reason: added.reason });
  }
  return { basket: merged, left };
}

/** What was left out as a text that a browser keeps until it is told: `basket-full:a.b/course-closed:c`. */
export function serializeLeftOut(left: LeftOutCourse[]): string {
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return reasons
    .map((code) => {
      const ids = left.filter(({ reason }) => reason === code).map(({ id }) => id);
      return `${code}:${ids.join(".")}`;
    })
    .join("/");
}

/** The reverse; a text that somebody else wrote gives nothing, or formations that one can name. */
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
