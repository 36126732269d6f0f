import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import type { Account } from "#app/features/accounts/account.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { useUnsavedChanges } from "#app/ui/form/use-unsaved-changes.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FormDraftNote } from "../shell/form-draft-note.tsx";
import { DetailsCard } from "./details-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";
import { useDataSaver } from "./use-data-saver.ts";
import { useRefusedAccount } from "./use-refused-account.ts";
import { useSaveCount } from "./use-save-count.ts";

type SaveFormProps = {
  pageData: { account: Account; theme: Theme; isDataSaverOn: boolean; verifiedAt: Date | null };
  /** The result of the last form of the page that reached the server. */
  result: Parameters<typeof useRefusedAccount>[0];
  /** Whether that form could not be sent. */
  isUnsent: boolean;
  /** The account as another page saved it meanwhile, when this page was outdated. */
  savedAccount?: Account;
};

/** “Mes Informations” and “Préférences”, saved together by one button. */
export function SaveForm({ pageData, result, isUnsent, savedAccount }: SaveFormProps) {
  const { account, theme, isDataSaverOn, verifiedAt } = pageData;
  useDataSaver(isDataSaverOn);
  const t = useMessages(accountMessages);
  // The result may belong to another form of the page, which leaves these fields as they are.
  const isSaveResult = result?.submitted?.baseDetails !== undefined;
  const refused = useRefusedAccount(isSaveResult ? result : undefined);
  const form = useUnsavedChanges(isSaveResult);
  const saveCount = useSaveCount(isUnsent || result !== undefined);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its own key
  useEffect(() => {
    if (!isUnsent) setHasSubmitted(false);
  }, [key, isUnsent]);
  const baseDetails = refused.submitted.baseDetails ?? JSON.stringify(account.baseDetails);
  const fieldsKey = `${savedAccount ? "conflict" : saveCount} ${baseDetails}`;
  return (
    // An address without the result flags of the last save.
    <Form
      ref={form}
      className={isSaveResult ? "is-unsaved" : undefined}
      method="post"
      action="."
      noValidate
      onSubmit={() => setHasSubmitted(true)}
    >
      <input type="hidden" name="baseDetails" value={baseDetails} />
      <input type="hidden" name="baseTheme" value={refused.submitted.baseTheme ?? theme} />
      <input
        type="hidden"
        name="baseDataSaver"
        value={refused.submitted.baseDataSaver ?? (isDataSaverOn ? "on" : "")}
      />
      <div key={fieldsKey}>
        <DetailsCard
          account={account}
          verifiedAt={verifiedAt}
          refused={refused}
          savedAccount={savedAccount}
        />
        <PreferencesCard
          account={account}
          theme={theme}
          isDataSaverOn={isDataSaverOn}
          refused={refused}
          savedAccount={savedAccount}
        />
      </div>
      <FormDraftNote key={`draft ${fieldsKey}`} formName="account" isReturned={isSaveResult} />
      <div className="actions setting-actions">
        {hasSubmitted && isUnsent && (
          <Notice tone="warn" role="alert">
            {t.notSaved}
          </Notice>
        )}
        <Button type="submit">{t.save}</Button>
      </div>
    </Form>
  );
}
