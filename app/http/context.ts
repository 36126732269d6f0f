import { createContext } from "react-router";
import { type Actor, visitor } from "#app/features/identity/actor.ts";

/** Who is asking; set once for each request by the root middleware. */
export const actorContext = createContext<Actor>(visitor);

/** The identifier of the request, printed in the log and shown with a fault. */
export const requestIdContext = createContext<string>("");

/** The database had no place for this request: it is answered 503 (fault.server.ts). */
export const awayContext = createContext<boolean>(false);

/** The address of the asker, for limits; "" when unknown. */
export const addressContext = createContext<string>("");
