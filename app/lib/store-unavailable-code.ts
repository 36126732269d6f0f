/** The error code when a file cannot be stored now: the file store cannot be reached, or its disk is full. */
export const STORE_UNAVAILABLE_CODE = "file-store-unavailable";
