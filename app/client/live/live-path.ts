/** Where a page of an area asks what is new. */
export const LIVE_PATH = "/direct";
