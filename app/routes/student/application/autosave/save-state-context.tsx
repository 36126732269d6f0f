import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SaveState } from "./autosave.ts";

type SaveStateValue = { state: SaveState; setState: (state: SaveState) => void };

const idleState: SaveState = { kind: "idle" };
const SaveStateContext = createContext<SaveStateValue>({ state: idleState, setState: () => {} });

/** Passes the save state from the form with autosave to the head of its page. */
export function SaveStateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(idleState);
  const value = useMemo(() => ({ state, setState }), [state]);
  return <SaveStateContext value={value}>{children}</SaveStateContext>;
}

export const useSaveState = () => useContext(SaveStateContext);
