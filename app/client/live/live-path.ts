/** Address of the live events of an area. */
export const LIVE_PATH = "/direct";
