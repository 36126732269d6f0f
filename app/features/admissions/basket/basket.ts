/** APP-09. A constraint of the database enforces it too. */
export const MAX_BASKET_COURSES = 15;

/** Course ids in order of preference. */
export type Basket = readonly string[];

type BasketCourse = { id: string; name: string; availability: "open" | "full" | "closed" };

export type AddRefusal =
  | { ok: false; reason: "basket-full"; limit: number }
  | { ok: false; reason: "already-in-basket"; name: string }
  | { ok: false; reason: "course-full" | "course-closed"; name: string };

/**
 * Adds a course, last or at `rank` (when a removal is undone). Refuses a sixteenth course, then a duplicate (APP-09),
 * then a course that is full or closed.
 */
export function addCourse(
  basket: Basket,
  course: BasketCourse,
  rank = basket.length + 1,
): { ok: true; basket: Basket } | AddRefusal {
  if (basket.length >= MAX_BASKET_COURSES)
    return { ok: false, reason: "basket-full", limit: MAX_BASKET_COURSES };
  if (basket.includes(course.id))
    return { ok: false, reason: "already-in-basket", name: course.name };
  if (course.availability !== "open")
    return { ok: false, reason: `course-${course.availability}`, name: course.name };
  const before = Math.max(0, rank - 1);
  return { ok: true, basket: [...basket.slice(0, before), course.id, ...basket.slice(before)] };
}

/** Removes a course; the following ones move up. */
export function removeCourse(basket: Basket, courseId: string): Basket {
  return basket.filter((id) => id !== courseId);
}

/** Swaps a course with its neighbour; the first cannot move up, nor the last down. */
export function moveCourse(basket: Basket, courseId: string, direction: "up" | "down"): Basket {
  const from = basket.indexOf(courseId);
  const to = direction === "up" ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= basket.length) return basket;
  const moved = basket.filter((id) => id !== courseId);
  return [...moved.slice(0, to), courseId, ...moved.slice(to)];
}
