import { OrdinalText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { LanguageLink } from "./language-link.tsx";
import { getMenus, type Menu } from "./menus.ts";
import { FutureLink } from "./nav-menu.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { useSiteShell } from "./site-shell-data.ts";

export const PHONE_MENU_ID = "phone-menu";
/** The most visited page: on a phone it is not inside a group. */
const ADMISSION_PATH = "/admission";

/**
 * Drawer menu on a phone: a native modal dialog with every link of the navigation. Without scripts a link opens it as
 * `:target`, because browsers before 2025 have no invoker commands.
 */
export function PhoneMenu({ page }: { page: string }) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const shell = useSiteShell();
  const current = (href: string) => (href === page ? "page" : undefined);
  return (
    <dialog
      id={PHONE_MENU_ID}
      className="dialog drawer phone-menu"
      aria-label={t.menu.title}
      closedby="any"
    >
      <div className="dialog-head">
        <span className="brand">
          <Logo />
        </span>
        <Button variant="secondary" size="small" command="close" commandfor={PHONE_MENU_ID}>
          {t.menu.close}
          <Icon name="x" />
        </Button>
        <noscript>
          <a className="btn btn-secondary btn-small" href="#main">
            {t.menu.close}
            <Icon name="x" />
          </a>
        </noscript>
      </div>
      <nav className="dialog-body" aria-label={t.menu.phone}>
        <ul>
          <li>
            <a href={path("/")} aria-current={current("/")}>
              {t.menu.home}
            </a>
          </li>
          {getMenus(t, shell).map((menu) => (
            <li key={menu.id}>
              <PhoneMenuGroup menu={menu} page={page} />
            </li>
          ))}
          <li>
            <a href={path(ADMISSION_PATH)} aria-current={current(ADMISSION_PATH)}>
              {t.programmes.admission}
            </a>
          </li>
          <li>
            <a href={path("/contacts")} aria-current={current("/contacts")}>
              {t.menu.contact}
            </a>
          </li>
          {shell.settings && (
            <li>
              <FutureLink className="uppercase" href={shell.settings.future} />
            </li>
          )}
          <li className="if-student">
            <a className="uppercase" href={path("/espace-etudiant/candidate")}>
              {t.menu.account}
            </a>
          </li>
        </ul>
      </nav>
      <div className="dialog-foot">
        <SignInLink className="btn btn-gold if-visitor" />
        <div className="phone-menu-links">
          <LanguageLink />
        </div>
      </div>
    </dialog>
  );
}

function PhoneMenuGroup({ menu, page }: { menu: Menu; page: string }) {
  const path = usePath();
  const links = [...menu.items, ...menu.links].filter(({ href }) => href !== ADMISSION_PATH);
  const isCurrent = links.some((link) => link.href === page);
  return (
    <details name="phone-menu-group" open={isCurrent}>
      <summary>
        {menu.label}
        <Icon name="caret-down" className="caret" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={path(link.href)} aria-current={link.href === page ? "page" : undefined}>
              {link.label}
              {link.text && (
                <span lang={link.lang}>
                  <OrdinalText text={link.text} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
