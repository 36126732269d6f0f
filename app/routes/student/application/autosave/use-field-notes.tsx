import type { ReactNode } from "react";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useSaveState } from "./save-state-context.tsx";

/** Returns a note under each field whose answer is only on this device, or needs a choice. */
export function useFieldNotes(): Record<string, ReactNode> {
  const { saving: t } = useMessages(applicationMessages);
  const { state } = useSaveState();
  if (state.kind !== "stored" && state.kind !== "conflict") return {};
  const isStored = state.kind === "stored";
  const note = (
    <p className="field-state is-offline">
      <Icon name={isStored ? "cloud-slash" : "git-diff"} />
      {isStored ? t.savedOnDevice : t.chooseAbove}
    </p>
  );
  return Object.fromEntries(state.names.map((name) => [name, note]));
}
