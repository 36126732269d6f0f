import type { Route } from "./+types/route";

/** The consent request as its page shows it. */
export type ConsentRequestView = NonNullable<Route.ComponentProps["loaderData"]["consentRequest"]>;
