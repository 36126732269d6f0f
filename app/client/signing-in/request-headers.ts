/** Request header of a page of an area: the key of the user that it was rendered for (identity/user-key.server.ts). */
export const PERSON_HEADER = "X-Person";

/** The same as a query parameter, for a form that no script sends. */
export const PERSON_QUERY = "pour";

/** Response header with the reason why a form was refused: `ended`, or `other` for another user. */
export const SESSION_HEADER = "X-Session";

/** Request header of a script that needs only the dialog of a page. */
export const PART_HEADER = "X-Part";
