import { Link, useLocation } from "react-router";
import { localizePath, stripLocale } from "#app/i18n/locale.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";

const MENU_ID = "profile-menu";

/** The avatar, with a menu for the account, the other language, the public site and sign-out. */
export function ProfileMenu({ name }: { name: string }) {
  const t = useMessages(studentMessages);
  const path = usePath();
  const { pathname, search } = useLocation();
  const otherLocale = useLocale() === "fr" ? "en" : "fr";
  return (
    <>
      <button type="button" className="bar-button" popoverTarget={MENU_ID}>
        <Avatar name={name} />
        <span>{name}</span>
        <span className="vh"> : {t.profile}</span>
      </button>
      <div className="bar-menu" id={MENU_ID} popover="auto" suppressHydrationWarning>
        <p className="strong">{name}</p>
        <ul className="bar-menu-list">
          <li>
            <Link to={path("/espace-etudiant/compte")}>
              <Icon name="user-circle" />
              {t.account}
            </Link>
          </li>
          <li>
            <Link
              to={localizePath(otherLocale, stripLocale(pathname)) + search}
              hrefLang={otherLocale}
              lang={otherLocale}
              reloadDocument
            >
              <Icon name="globe" />
              {t.otherLanguage}
            </Link>
          </li>
          <li>
            <Link to={path("/")} reloadDocument>
              <Icon name="arrow-up-right" />
              {t.site}
            </Link>
          </li>
        </ul>
        <form method="post" action={path("/deconnexion")}>
          <button type="submit">
            <Icon name="sign-out" />
            {t.signOut}
          </button>
        </form>
      </div>
    </>
  );
}
