import { accessMessages } from "#app/features/auth/messages/access.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { PendingForm } from "../pending-form.server.ts";

/** Two steps without scripts: sign in in another tab, then submit the form from here. */
export function ResendForm({
  form: { target, fields, files, hasPasswords },
}: {
  form: PendingForm;
}) {
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  const keyedFields = fields.map(([name, value], index) => ({ key: `${index}`, name, value }));
  return (
    <>
      <ol className="access-steps">
        <li>
          <p>{t.first}</p>
          <p>
            <a href={path("/connexion")} target="_blank" rel="noreferrer">
              {t.signIn} {t.newTab}
            </a>
          </p>
        </li>
        <li>
          <p>{t.second}</p>
        </li>
      </ol>
      {files.length > 0 && <p>{t.files(files.join(", "))}</p>}
      {hasPasswords && <p>{t.passwords}</p>}
      <form className="access-form" method="post" action={target}>
        {keyedFields.map((field) => (
          <input type="hidden" {...field} key={field.key} />
        ))}
        <Button type="submit">{t.send}</Button>
      </form>
    </>
  );
}

/** Shows the texts of a form whose owner is unknown, to copy them; it cannot be submitted. */
export function CopyTexts({ form: { target, texts } }: { form: PendingForm }) {
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  const [page = ""] = target.split("?");
  return (
    <>
      <p className="access-intro">{t.copy}</p>
      <ul className="access-steps">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="access-actions">
        <a className="btn btn-primary" href={withNext(path("/connexion"), page)}>
          {t.back}
        </a>
      </p>
    </>
  );
}
