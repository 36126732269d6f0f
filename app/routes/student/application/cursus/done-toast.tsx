import { useLocation } from "react-router";
import { cursusWords } from "#app/i18n/cursus.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { CursusPage } from "./cursus-page.server.ts";

/** What was just done, said once. */
export function DoneToast({ done }: { done: CursusPage["done"] }) {
  const words = useWords(cursusWords);
  const { key } = useLocation();
  const sentence = done && sentenceOf(words, done);
  if (!sentence) return null;
  return (
    <Toast key={`${key} ${sentence}`} closeLabel={words.close} seconds={5}>
      {sentence}
    </Toast>
  );
}

type CursusWords = (typeof cursusWords)["fr"];

function sentenceOf(words: CursusWords, { intent, name }: { intent: string; name: string }) {
  if (intent === "attach") return words.proofAdded;
  if (intent === "detach") return words.proofRemoved;
  if (!name) return null;
  if (intent === "restore") return words.restored(name);
  return intent === "add" ? words.added(name) : words.changed(name);
}
