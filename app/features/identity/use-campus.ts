import { createContext, useContext } from "react";
import type { Campus } from "./actor.ts";

/** The campus whose clocks the page reads; null until the candidate chooses one. */
export const CampusClock = createContext<Campus | null>(null);

export const useCampus = () => useContext(CampusClock);
