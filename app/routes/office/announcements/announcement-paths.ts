/** The list of announcements, and under it each of them. */
export const ANNOUNCEMENTS_PATH = "/administration/messages/annonces";
/** Where a new one is written. */
export const NEW_ANNOUNCEMENT_PATH = `${ANNOUNCEMENTS_PATH}/nouvelle/texte`;
