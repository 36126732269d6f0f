/** The list of announcements, and under it each of them. */
export const ANNOUNCEMENTS = "/administration/messages/annonces";
/** Where a new one is written. */
export const WRITE = `${ANNOUNCEMENTS}/nouvelle/texte`;
