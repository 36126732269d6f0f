import type { Campus } from "./actor.ts";

/** The country of each campus (ISO 3166-1 alpha-2). */
export const campusCountry = {
  senegal: "SN",
  cameroon: "CM",
} as const satisfies Record<Campus, string>;
