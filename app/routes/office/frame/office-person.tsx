import { Link, useLocation } from "react-router";
import { accountWords } from "#app/i18n/account.ts";
import { pathIn, plainPath } from "#app/i18n/locale.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { useFrame } from "./frame.ts";

/** Who is at work, with which role, the other language and the way out. */
export function OfficePerson() {
  const words = useWords(officeWords);
  const { office: account } = useWords(accountWords);
  const path = usePath();
  const { name, role, campus } = useFrame();
  const { pathname, search } = useLocation();
  const other = useLocale() === "fr" ? "en" : "fr";
  if (!role) return null;
  const place = campus && words.city[campus];
  return (
    <div className="rail-foot">
      <Link className="rail-person" to={path("/administration/compte")}>
        <Avatar name={name} staff />
        <span>
          {name}
          <small>{[words.roles[role], place].filter(Boolean).join(" · ")}</small>
          <span className="vh"> : {account.title}</span>
        </span>
      </Link>
      <div className="rail-tools">
        <Link
          to={pathIn(other, plainPath(pathname)) + search}
          hrefLang={other}
          lang={other}
          reloadDocument
        >
          <Icon name="globe" />
          {words.otherLanguage}
        </Link>
        <form method="post" action={path("/deconnexion")}>
          <button type="submit">
            <Icon name="sign-out" />
            {words.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}
