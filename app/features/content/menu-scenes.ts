/** The pictures of the three menus, in order. No entry references them; only the library can replace them. */
export const menuScenes = ["clock-tower", "gowns", "arcades"];
