import type { loadHome } from "./load-home.server.ts";

/** Texts of the home page. */
export type HomeContent = Awaited<ReturnType<typeof loadHome>>["home"];
