/** Request header of an autosave: the key of the user that its page was rendered for (access/user-key.server.ts). */
export const PERSON_HEADER = "X-Person";

/** The same as a query parameter, for a form that was preserved through a sign-in. */
export const PERSON_QUERY = "pour";

/** The same as a field of every form of an area; before-hydration.js adds it. */
export const PERSON_FIELD = PERSON_QUERY;

/** Request header of a script that needs only the dialog of a page. */
export const PART_HEADER = "X-Part";
