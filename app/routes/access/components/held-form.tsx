import { withNext } from "#app/features/identity/sign-in/next.ts";
import { accessWords } from "#app/i18n/access.ts";
import { Button } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { HeldForm } from "../held-form.server.ts";

/** Two steps without any script: sign in in another tab, by whatever way, then send from here. */
export function SendAgain({ form: { to, fields, files, passwords } }: { form: HeldForm }) {
  const { resume: words } = useWords(accessWords);
  const path = usePath();
  const keyed = fields.map(([name, value], place) => ({ key: `${place}`, name, value }));
  return (
    <>
      <ol className="access-steps">
        <li>
          <p>{words.first}</p>
          <p>
            <a href={path("/connexion")} target="_blank" rel="noreferrer">
              {words.signIn} {words.newTab}
            </a>
          </p>
        </li>
        <li>
          <p>{words.second}</p>
        </li>
      </ol>
      {files.length > 0 && <p>{words.files(files.join(", "))}</p>}
      {passwords && <p>{words.passwords}</p>}
      <form className="access-form" method="post" action={to}>
        {keyed.map((field) => (
          <input type="hidden" {...field} key={field.key} />
        ))}
        <Button type="submit">{words.send}</Button>
      </form>
    </>
  );
}

/** Nobody knows any more whose form it was: its texts are shown, and not sent. */
export function CopyTyped({ form: { to, texts } }: { form: HeldForm }) {
  const { resume: words } = useWords(accessWords);
  const path = usePath();
  const [page = ""] = to.split("?");
  return (
    <>
      <p className="access-intro">{words.copy}</p>
      <ul className="access-steps">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="access-actions">
        <a className="btn btn-primary" href={withNext(path("/connexion"), page)}>
          {words.back}
        </a>
      </p>
    </>
  );
}
