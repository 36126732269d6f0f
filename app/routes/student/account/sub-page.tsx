import type { ReactNode } from "react";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";

type SubPageProps = {
  title: string;
  text?: string;
  /** The result of the action. */
  result: Parameters<typeof useFormRefusal>[0];
  /** The label of each field, for the summary of errors. */
  labels: Record<string, string>;
  /** Renders the page with the error text and the submitted value of each field. */
  children: (errors: Record<string, string>, submitted: Record<string, string>) => ReactNode;
};

/** A page below “Mon Compte” with a single task in one column. */
export function SubPage({ title, text, result, labels, children }: SubPageProps) {
  const t = useMessages(accountMessages);
  const area = useMessages(studentMessages);
  const path = usePath();
  const refused = useFormRefusal(result);
  return (
    <div className="account-page">
      <title>{area.titled(refused.hasErrors ? area.errorTitled(title) : title)}</title>
      <BackLink to={path(ACCOUNT_PATH)}>{t.title}</BackLink>
      <FormRefusalSummary refusal={refused} title={t.problem} labels={labels} />
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
      {children(refused.errors, refused.submitted)}
    </div>
  );
}
