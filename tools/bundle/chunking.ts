import type { Plugin } from "vite";
import { assignChunkGroups, type ChunkGroup, chunkGroups, type Module } from "./chunk-groups.ts";

let chunkGroupOf = new Map<string, ChunkGroup>();

/** Puts what the pages of an area share in few scripts (script-homes.ts); what only some need stays apart. */
export const chunking: Plugin = {
  name: "few-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  config: () => ({
    environments: {
      client: { build: { rollupOptions: { output: { codeSplitting: { groups: rollupGroups } } } } },
    },
  }),
  buildEnd() {
    const modules = new Map<string, Module>();
    for (const id of this.getModuleIds()) {
      const module = this.getModuleInfo(id);
      if (module)
        modules.set(id, { imports: [...module.importedIds], length: module.code?.length ?? 0 });
    }
    chunkGroupOf = assignChunkGroups(modules);
  },
};

/** The first takes what it imports along: none that is read later. */
const rollupGroups = chunkGroups.map((name, at) => ({
  name,
  priority: chunkGroups.length - at,
  test: (id: string) => chunkGroupOf.get(id) === name,
}));
