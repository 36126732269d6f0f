import { useLocation } from "react-router";
import { stripLocale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CartLink } from "./cart-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { getMenus } from "./menus.ts";
import { FutureLink, NavMenu } from "./nav-menu.tsx";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useSiteShell } from "./site-shell-data.ts";

/** Navigation of every public page: over the picture of the home page (`isOverPicture`), solid elsewhere. */
export function SiteNav({ isOverPicture }: { isOverPicture: boolean }) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const { campuses } = useSiteShell();
  const page = stripLocale(useLocation().pathname);
  return (
    <>
      {isOverPicture && <i className="nav-sentinel" />}
      <header
        className={isOverPicture ? "site-nav" : "site-nav site-nav-solid"}
        suppressHydrationWarning
      >
        <div className="wrap">
          <a className="brand" href={path("/")}>
            <Logo note={campuses.map(({ city }) => city).join(" · ")} />
          </a>
          <nav aria-label={t.menu.main}>
            <NavLinks page={page} />
          </nav>
          <div className="site-nav-tools">
            <LanguageLink className="site-nav-link site-nav-language" />
            <CartLink />
            <ProfileMenu />
            <SignInLink className="btn login-link if-visitor" hasIcon />
            <button
              type="button"
              className="icon-button menu-button"
              aria-label={t.menu.open}
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={PHONE_MENU_ID}
              suppressHydrationWarning
            >
              <Icon name="list" />
            </button>
            <noscript>
              <a
                className="icon-button menu-button"
                href={`#${PHONE_MENU_ID}`}
                aria-label={t.menu.open}
              >
                <Icon name="list" />
              </a>
            </noscript>
          </div>
        </div>
      </header>
      <PhoneMenu page={page} />
    </>
  );
}

function NavLinks({ page }: { page: string }) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const shell = useSiteShell();
  const current = (href: string) => (href === page ? "page" : undefined);
  return (
    <ul>
      <li>
        <a className="site-nav-link" href={path("/")} aria-current={current("/")}>
          {t.menu.home}
        </a>
      </li>
      {getMenus(t, shell).map((menu) => (
        <NavMenu key={menu.id} menu={menu} page={page} />
      ))}
      <li>
        <a className="site-nav-link" href={path("/contacts")} aria-current={current("/contacts")}>
          {t.menu.contact}
        </a>
      </li>
      {shell.settings && (
        <li>
          <FutureLink className="site-nav-link uppercase" href={shell.settings.future} />
        </li>
      )}
      <li className="if-student">
        <a className="site-nav-link is-account uppercase" href={path("/espace-etudiant/candidate")}>
          {t.menu.account}
        </a>
      </li>
    </ul>
  );
}
