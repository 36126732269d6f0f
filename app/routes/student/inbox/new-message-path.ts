/** Path segment of the new message form; no thread has this id. */
export const NEW_MESSAGE_SEGMENT = "nouveau";
