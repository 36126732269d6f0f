import type { Plugin } from "vite";
import { assignChunkGroups, type ChunkGroup, chunkGroups, type Module } from "./chunk-groups.ts";

let chunkGroupByModule = new Map<string, ChunkGroup>();

/** Puts modules shared by the pages of an area into few scripts (chunk-groups.ts); others keep their own. */
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
    chunkGroupByModule = assignChunkGroups(modules);
  },
};

/** A higher priority also takes its imports along, so groups read first never depend on later ones. */
const rollupGroups = chunkGroups.map((name, at) => ({
  name,
  priority: chunkGroups.length - at,
  test: (id: string) => chunkGroupByModule.get(id) === name,
}));
