import { createContext, type ReactNode } from "react";

/**
 * Notes that a page shows under its fields, by field name: for example a value stored on this device that differs from
 * the saved one.
 */
export const FieldNotes = createContext<Record<string, ReactNode>>({});
