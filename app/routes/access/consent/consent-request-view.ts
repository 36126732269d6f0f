import type { Route } from "../+types/consent";

/** What the page of a link knows of the request behind it. */
export type ConsentRequestView = NonNullable<Route.ComponentProps["loaderData"]["asking"]>;
