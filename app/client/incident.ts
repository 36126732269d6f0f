import { createContext } from "react";

/** The number of the fault being shown. The server provides it; the browser keeps what was printed. */
export const IncidentContext = createContext<string | undefined>(undefined);

/** Cookie that carries the number of a fault met by a navigation inside an awake page. */
export const INCIDENT_COOKIE = "incident";

/** In the place of a number: nothing is broken, the database has no place for a moment (503). */
export const UNAVAILABLE = "away";
