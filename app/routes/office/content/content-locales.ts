/** The languages of the site. French comes first: an entry without French is not shown. */
export const contentLocales = ["fr", "en"] as const;
