/** The languages of the site, French first: without it nothing is shown. */
export const locales = ["fr", "en"] as const;
