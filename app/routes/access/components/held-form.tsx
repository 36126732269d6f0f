import { withNext } from "#app/features/identity/sign-in/next.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { HeldForm } from "../held-form.server.ts";

/** Two steps without any script: sign in in another tab, by whatever way, then send from here. */
export function SendAgain({ form: { to, fields, files, passwords } }: { form: HeldForm }) {
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  const keyed = fields.map(([name, value], place) => ({ key: `${place}`, name, value }));
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
      {passwords && <p>{t.passwords}</p>}
      <form className="access-form" method="post" action={to}>
        {keyed.map((field) => (
          <input type="hidden" {...field} key={field.key} />
        ))}
        <Button type="submit">{t.send}</Button>
      </form>
    </>
  );
}

/** Nobody knows any more whose form it was: its texts are shown, and not sent. */
export function CopyTyped({ form: { to, texts } }: { form: HeldForm }) {
  const { resume: t } = useMessages(accessMessages);
  const path = usePath();
  const [page = ""] = to.split("?");
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
