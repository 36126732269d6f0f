import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { SaveState } from "./saver.ts";

type Saving = { state: SaveState; tell: (state: SaveState) => void };

const still: SaveState = { kind: "still" };
const SavingContext = createContext<Saving>({ state: still, tell: () => {} });

/** Between the form that saves itself and the head of its page, which says how that goes. */
export function SavingProvider({ children }: { children: ReactNode }) {
  const [state, tell] = useState(still);
  const saving = useMemo(() => ({ state, tell }), [state]);
  return <SavingContext value={saving}>{children}</SavingContext>;
}

export const useSaving = () => useContext(SavingContext);
