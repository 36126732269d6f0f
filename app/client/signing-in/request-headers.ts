/** By this header a page of an area says for whom it was made (identity/user-key.server.ts). */
export const PERSON_HEADER = "X-Person";

/** The same in an address, for a form that no script sends. */
export const PERSON_QUERY = "pour";

/** By this header the server says why it did not take a form: `ended`, or `other` for another person. */
export const SESSION_HEADER = "X-Session";

/** By this header a script asks for the dialog alone. */
export const PART_HEADER = "X-Part";
