import { createContext } from "react-router";
import { type Actor, visitor } from "#app/features/identity/actor.ts";

/** Who is asking; set once for each request by the root middleware. */
export const actorContext = createContext<Actor>(visitor);

/** The identifier of the request, printed in the log and shown with a fault. */
export const requestIdContext = createContext<string>("");

/** The database or the store of files had no place for this request: it is answered 503 (request-errors.server.ts). */
export const unavailableContext = createContext<boolean>(false);

/** The address of the asker, for limits; "" when unknown. */
export const clientAddressContext = createContext<string>("");

/**
 * What the server does to a page that React does not take over, before it leaves: it puts the sheets within that the
 * browser does not have, and tells the policy of the answer what it carries (server/css-variants.ts). Called once, with
 * the page that leaves. Set once for each request; without it a page stays as it was made.
 */
export const inlineStylesContext = createContext<(html: string) => string>((html) => html);
