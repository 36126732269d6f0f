import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import type { Account } from "#app/features/identity/account/account.server.ts";
import { accountMessages } from "#app/i18n/account.ts";
import type { Theme } from "#app/late/cookies.ts";
import { Button } from "#app/ui/button.tsx";
import { useUnsaved } from "#app/ui/form/use-unsaved.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { KeptDraft } from "../frame/kept-draft.tsx";
import { DetailsCard } from "./details-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { useRefusedAccount } from "./use-refused-account.ts";
import { useSaver } from "./use-saver.ts";
import { useTimesSaved } from "./use-times-saved.ts";

type SaveFormProps = {
  shown: { account: Account; theme: Theme; saver: boolean; verifiedAt: Date | null };
  /** What the action answered to the last form of the page that left. */
  answer: Parameters<typeof useRefusedAccount>[0];
  /** That form could not leave. */
  away: boolean;
  /** What was saved meanwhile, when this page was too old. */
  kept?: Account;
};

/** 'Mes Informations' and 'Préférences', saved together by one button. */
export function SaveForm({ shown, answer, away, kept }: SaveFormProps) {
  const { account, theme, saver, verifiedAt } = shown;
  useSaver(saver);
  const t = useMessages(accountMessages);
  // The other forms of the page may be refused too: what is typed here is then as it was.
  const saving = answer?.typed?.seen !== undefined;
  const refused = useRefusedAccount(saving ? answer : undefined);
  const form = useUnsaved(saving);
  const times = useTimesSaved(away || answer !== undefined);
  const [sent, setSent] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its own key
  useEffect(() => {
    if (!away) setSent(false);
  }, [key, away]);
  const seen = refused.typed.seen ?? JSON.stringify(account.seen);
  const fields = `${kept ? "stale" : times} ${seen}`;
  return (
    // An address without what the last save became: this one is not answered by it.
    <Form
      ref={form}
      className={saving ? "is-unsaved" : undefined}
      method="post"
      action="."
      noValidate
      onSubmit={() => setSent(true)}
    >
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="themeSeen" value={refused.typed.themeSeen ?? theme} />
      <input
        type="hidden"
        name="saverSeen"
        value={refused.typed.saverSeen ?? (saver ? "on" : "")}
      />
      <div key={fields}>
        <DetailsCard account={account} verifiedAt={verifiedAt} refused={refused} kept={kept} />
        <PreferencesCard
          account={account}
          theme={theme}
          saver={saver}
          refused={refused}
          kept={kept}
        />
      </div>
      <KeptDraft key={`draft ${fields}`} place="account" isReturned={saving} />
      <div className="actions setting-actions">
        {sent && away && (
          <Notice tone="warn" role="alert">
            {t.notSaved}
          </Notice>
        )}
        <Button type="submit">{t.save}</Button>
      </div>
    </Form>
  );
}
