import type { ReactNode } from "react";
import { applicationWords } from "#app/i18n/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useSaving } from "./saving.tsx";

/** Under each field whose answer waits on this device, or is to be chosen: one short line. */
export function useFieldNotes(): Record<string, ReactNode> {
  const { saving: words } = useWords(applicationWords);
  const { state } = useSaving();
  if (state.kind !== "kept" && state.kind !== "choose") return {};
  const kept = state.kind === "kept";
  const note = (
    <p className="field-state is-offline">
      <Icon name={kept ? "cloud-slash" : "git-diff"} />
      {kept ? words.kept : words.chooseAbove}
    </p>
  );
  return Object.fromEntries(state.names.map((name) => [name, note]));
}
