/** Where the form of a new message is; no thread has this identifier. */
export const NEW_MESSAGE_SEGMENT = "nouveau";
