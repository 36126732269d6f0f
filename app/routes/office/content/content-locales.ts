/** The languages of the site, French first: without it nothing is shown. */
export const contentLocales = ["fr", "en"] as const;
