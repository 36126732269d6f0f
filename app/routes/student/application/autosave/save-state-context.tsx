import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SaveState } from "./autosave.ts";

type SaveStateValue = { state: SaveState; tell: (state: SaveState) => void };

const idleState: SaveState = { kind: "still" };
const SaveStateContext = createContext<SaveStateValue>({ state: idleState, tell: () => {} });

/** Between the form that saves itself and the head of its page, which says how that goes. */
export function SaveStateProvider({ children }: { children: ReactNode }) {
  const [state, tell] = useState(idleState);
  const value = useMemo(() => ({ state, tell }), [state]);
  return <SaveStateContext value={value}>{children}</SaveStateContext>;
}

export const useSaveState = () => useContext(SaveStateContext);
