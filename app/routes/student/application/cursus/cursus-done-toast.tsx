import { useLocation } from "react-router";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { CursusPage } from "./cursus-page.server.ts";

/** The result of the last action, shown once. */
export function CursusDoneToast({ done }: { done: CursusPage["done"] }) {
  const t = useMessages(cursusMessages);
  const { key } = useLocation();
  const sentence = done && getDoneMessage(t, done);
  if (!sentence) return null;
  return (
    <Toast key={`${key} ${sentence}`} closeLabel={t.close} seconds={5}>
      {sentence}
    </Toast>
  );
}

type CursusMessages = (typeof cursusMessages)["fr"];

function getDoneMessage(t: CursusMessages, { intent, name }: { intent: string; name: string }) {
  if (intent === "attach") return t.proofAdded;
  if (intent === "detach") return t.proofRemoved;
  if (!name) return null;
  if (intent === "restore") return t.restored(name);
  return intent === "add" ? t.added(name) : t.changed(name);
}
