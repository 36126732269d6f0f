/**
 * The error code when a file cannot be stored now: the file store cannot be reached, or its disk is full. Like it,
 * `file-gone`, `file-on-its-way` and `file-unread` keep their names: upload scripts of pages that were opened before an
 * upgrade read these codes.
 */
export const STORE_UNAVAILABLE_CODE = "file-store-unavailable";
