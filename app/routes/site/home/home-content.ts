import type { loadHome } from "./load-home.server.ts";

/** The sentences of the home page, as it prints them. */
export type HomeContent = Awaited<ReturnType<typeof loadHome>>["home"];
