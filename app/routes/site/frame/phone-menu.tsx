import { OrdinalText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useFrame } from "./frame.ts";
import { LanguageLink } from "./language-link.tsx";
import { type Menu, menusOf } from "./menus.ts";
import { FutureLink } from "./nav-menu.tsx";
import { SignInLink } from "./sign-in-link.tsx";

export const PHONE_MENU = "phone-menu";
/** Looked for more than any other: on a phone it is not under a group. */
const ADMISSION = "/admission";

/**
 * The drawer of a phone: a native modal dialog with every link of the bar. Without a script it is the target
 * of a link: a browser of before 2025 does not know the buttons that open a dialog by themselves.
 */
export function PhoneMenu({ page }: { page: string }) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const frame = useFrame();
  const current = (href: string) => (href === page ? "page" : undefined);
  return (
    <dialog
      id={PHONE_MENU}
      className="dialog drawer phone-menu"
      aria-label={t.menu.title}
      closedby="any"
    >
      <div className="dialog-head">
        <span className="brand">
          <Logo />
        </span>
        <Button variant="secondary" small command="close" commandfor={PHONE_MENU}>
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
          {menusOf(t, frame).map((menu) => (
            <li key={menu.id}>
              <PhoneGroup menu={menu} page={page} />
            </li>
          ))}
          <li>
            <a href={path(ADMISSION)} aria-current={current(ADMISSION)}>
              {t.programmes.admission}
            </a>
          </li>
          <li>
            <a href={path("/contacts")} aria-current={current("/contacts")}>
              {t.menu.contact}
            </a>
          </li>
          {frame.settings && (
            <li>
              <FutureLink className="uppercase" href={frame.settings.future} />
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

function PhoneGroup({ menu, page }: { menu: Menu; page: string }) {
  const path = usePath();
  const links = [...menu.items, ...menu.links].filter(({ href }) => href !== ADMISSION);
  const inside = links.some((link) => link.href === page);
  return (
    <details name="phone-menu-group" open={inside}>
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
