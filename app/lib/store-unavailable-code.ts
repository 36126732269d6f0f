/** The error code of a file that could not be stored now: the store is out of reach, or its disk is full. */
export const STORE_UNAVAILABLE_CODE = "file-store-away";
