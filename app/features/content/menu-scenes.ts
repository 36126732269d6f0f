/** The pictures of the three menus of every page, in their order: no words name them, the library alone replaces them. */
export const menuScenes = ["clock-tower", "gowns", "arcades"];
