import type { Route } from "../+types/consent";

/** The consent request as its page shows it. */
export type ConsentRequestView = NonNullable<Route.ComponentProps["loaderData"]["consentRequest"]>;
