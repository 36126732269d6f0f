import { accessWords } from "#app/i18n/access.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Whether what signing in answered is no failure but a step that is left: an address to confirm. */
export function isStepLeft(reason: string | null | undefined): boolean {
  return reason === "email-unverified";
}

/** The letter that was written, to whom where that is known, and what to do with it. */
export function StepLeft({ email }: { email?: string }) {
  const { oneMoreStep: words } = useWords(accessWords);
  return (
    <Notice tone="info" icon="envelope-simple" title={words.title} role="alert">
      <p>{email ? words.written(email) : words.writtenThere}</p>
      <p>{words.nothing}</p>
    </Notice>
  );
}
