import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { StaleEdit } from "#app/features/identity/account/stale-edit.ts";
import { accountWords } from "#app/i18n/account.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, type Refused } from "#app/ui/refusal.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { StaleNotice } from "./stale-notice.tsx";

/** The title of the page, with what was refused above it and what was done under it. */
export function AccountNews({ refused, stale }: { refused: Refused; stale?: StaleEdit }) {
  const words = useWords(accountWords);
  const sentences: Record<string, string> = useWords(errorsWords);
  const { firstName, lastName, phone, currentPassword, newPassword } = words;
  const labels = { firstName, lastName, phone, currentPassword, newPassword };
  const onlyTaken = stale && stale.disputed.length === 0;
  return (
    <>
      {stale && <StaleNotice stale={stale} />}
      {!onlyTaken && (
        <Refusal
          refused={refused}
          title={words.problem}
          labels={labels}
          why={sentences[refused.reason ?? ""]}
        />
      )}
      <BroughtBack shown={!refused.wrong} />
      <h1>{words.title}</h1>
      <Done shown={!refused.wrong} />
    </>
  );
}

/** Why a provider's answer did not link it; the address says so. */
function BroughtBack({ shown }: { shown: boolean }) {
  const words = useWords(accountWords);
  const sentences: Record<string, string> = useWords(errorsWords);
  const reason = useSearchParams()[0].get("erreur");
  const sentence = reason && sentences[reason];
  if (!shown || !sentence) return null;
  return (
    <Notice tone="error" title={words.problem} role="alert">
      {sentence}
    </Notice>
  );
}

/** What was just done: the place is always there, so that its words are announced. */
function Done({ shown }: { shown: boolean }) {
  const words = useWords(accountWords);
  const [query] = useSearchParams();
  const saved = query.get("saved");
  const { mend, whatsapp } = useWords(noticesWords);
  const done: Record<string, string> = {
    ...words.done,
    "mend-sent": mend.sent,
    "whatsapp-accepted": whatsapp.done.accepted,
    "whatsapp-refused": whatsapp.done.refused,
  };
  const savedText = saved && (saved === "same" ? words.nothingChanged : words.saved);
  const text = savedText || done[query.get("fait") ?? ""];
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const told = Boolean(shown && text);
  // The button that did it may be four screens below: what it did is seen, also a second time.
  useEffect(() => {
    if (told && key) box.current?.scrollIntoView({ block: "center" });
  }, [told, key]);
  return (
    <div role="status" className="above" ref={box}>
      {shown && text && <Notice tone="ok">{text}</Notice>}
    </div>
  );
}
