import type { Plugin } from "vite";
import { type Home, homes, homesOf, type Module } from "./script-homes.ts";

let homeOf = new Map<string, Home>();

/** Puts what the pages of an area share in few scripts (script-homes.ts); what only some need stays apart. */
export const fewScripts: Plugin = {
  name: "few-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({
    environments: {
      client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    },
  }),
  buildEnd() {
    const modules = new Map<string, Module>();
    for (const id of this.getModuleIds()) {
      const module = this.getModuleInfo(id);
      if (module)
        modules.set(id, { imports: [...module.importedIds], length: module.code?.length ?? 0 });
    }
    homeOf = homesOf(modules);
  },
};

/** The first takes what it imports along: none that is read later. */
const groups = homes.map((name, at) => ({
  name,
  priority: homes.length - at,
  test: (id: string) => homeOf.get(id) === name,
}));
