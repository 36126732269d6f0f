import { createContext } from "react-router";
import { type Actor, visitor } from "#app/features/access/actor.ts";

/** User of the request; set once per request by the root middleware. */
export const actorContext = createContext<Actor>(visitor);

/** Id of the request, written to the log and shown with an error. */
export const requestIdContext = createContext<string>("");

/** True when the database or the file store was unavailable: the response is 503 (request-errors.server.ts). */
export const unavailableContext = createContext<boolean>(false);

/** IP address of the client, for rate limits; "" when unknown. */
export const clientAddressContext = createContext<string>("");

/**
 * Returns the nonce of this response, which then stands in its content security policy. Only for pages that React
 * hydrates: the HTML of others may be cached. Set once per request; by default there is none.
 */
export const createNonceContext = createContext<() => string | undefined>(() => undefined);

/** Returns the text of a stylesheet of the build by its address; set once per request by the server. */
export const stylesheetTextContext = createContext<(href: string) => string | undefined>(
  () => undefined,
);

/**
 * Post-processes the HTML of a page that does not hydrate: inlines the stylesheets that the browser has not cached and
 * adds their hashes to the content security policy (app/http/css-variants.server.ts). Called once, with the final HTML; set once
 * per request. By default it changes nothing.
 */
export const inlineStylesContext = createContext<(html: string) => string>((html) => html);
