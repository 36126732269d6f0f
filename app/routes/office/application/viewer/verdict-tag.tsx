import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { EntryView } from "../application-view.server.ts";

const tones = { checked: "ok", refused: "warn", requested: "warn", given: "line" } as const;

/** The school's verdict on a file; renders nothing when no file was sent or requested. */
export function VerdictTag({ state }: { state: EntryView["proofState"]["state"] }) {
  const { file: t } = useMessages(decisionsMessages);
  if (state === "none") return null;
  return <Tag tone={tones[state]}>{t[state]}</Tag>;
}
