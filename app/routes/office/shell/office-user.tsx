import { Link, useLocation } from "react-router";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { localizePath, stripLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useOfficeShell } from "./office-shell-data.ts";

/** The staff member's name and role, a link to the other language, and the sign-out button. */
export function OfficeUser() {
  const t = useMessages(officeMessages);
  const { office: account } = useMessages(accountMessages);
  const path = usePath();
  const { name, role, campus } = useOfficeShell();
  const { pathname, search } = useLocation();
  const otherLocale = useLocale() === "fr" ? "en" : "fr";
  if (!role) return null;
  const campusName = campus && t.city[campus];
  return (
    <div className="rail-foot">
      <Link className="rail-user" to={path("/administration/compte")}>
        <Avatar name={name} isStaff />
        <span>
          {name}
          <small>{[t.roles[role], campusName].filter(Boolean).join(" · ")}</small>
          <span className="vh"> : {account.title}</span>
        </span>
      </Link>
      <div className="rail-tools">
        <Link
          to={localizePath(otherLocale, stripLocale(pathname)) + search}
          hrefLang={otherLocale}
          lang={otherLocale}
          reloadDocument
        >
          <Icon name="globe" />
          {t.otherLanguage}
        </Link>
        <form method="post" action={path("/deconnexion")}>
          <button type="submit">
            <Icon name="sign-out" />
            {t.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}
