/** The list of announcements; each announcement has its page below it. */
export const ANNOUNCEMENTS_PATH = "/administration/messages/annonces";
/** The page that writes a new announcement. */
export const NEW_ANNOUNCEMENT_PATH = `${ANNOUNCEMENTS_PATH}/nouvelle/texte`;
