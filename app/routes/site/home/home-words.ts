import type { loadHome } from "./home.server.ts";

/** The sentences of the home page, as it prints them. */
export type HomeWords = Awaited<ReturnType<typeof loadHome>>["home"];
