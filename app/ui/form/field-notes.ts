import { createContext, type ReactNode } from "react";

/** What a page has to say under its fields, by name: kept on this device, to be chosen between. */
export const FieldNotes = createContext<Record<string, ReactNode>>({});
