import { createContext } from "react";

/**
 * The incident number of the error that the page shows. The server provides it; the browser reads it from the page or
 * a cookie.
 */
export const IncidentContext = createContext<string | undefined>(undefined);

/** Cookie with the incident number of an error during a client-side navigation. */
export const INCIDENT_COOKIE = "incident";

/** Replaces the number when the database is unavailable for a moment (503). */
export const UNAVAILABLE = "unavailable";
