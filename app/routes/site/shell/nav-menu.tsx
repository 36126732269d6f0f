import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import { OrdinalText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Menu } from "./menus.ts";

/**
 * A menu of the navigation: a button and a native popover, so click, keyboard, Escape and closing the others need no
 * script; hover opens it too (app/client/site/bar-menus.ts).
 */
export function NavMenu({ menu, page }: { menu: Menu; page: string }) {
  const path = usePath();
  const isCurrent = menu.items.some((item) => item.href === page);
  return (
    <li className="menu-item">
      <button
        type="button"
        className={isCurrent ? "site-nav-link is-current" : "site-nav-link"}
        popoverTarget={menu.id}
        suppressHydrationWarning
      >
        {menu.label}
        <Icon name="caret-down" className="caret" />
      </button>
      <div className="menu-drop" id={menu.id} popover="auto">
        <ul>
          {menu.items.map((item) => (
            <li key={item.href}>
              <a href={path(item.href)} aria-current={item.href === page ? "page" : undefined}>
                <b>{item.label}</b>
                {item.text && (
                  <span lang={item.lang}>
                    <OrdinalText text={item.text} />
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <div className="menu-drop-picture">
          <ScenePicture scene={{ name: menu.scene, alt: "" }} sizes="200px" maxWidth={480} />
          <p>
            <span lang={menu.lang}>{menu.prompt && <OrdinalText text={menu.prompt} />}</span>{" "}
            {menu.links.map((link) => (
              <a key={link.href} href={path(link.href)}>
                {link.label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </li>
  );
}

/** Link to the partner site, in a new tab. */
export function FutureLink({ href, className }: { href: string; className?: string }) {
  const t = useMessages(siteMessages);
  return (
    <ExternalLink className={className} href={href} newTabLabel={t.newTab}>
      <span lang="fr">{t.menu.future}</span>
    </ExternalLink>
  );
}
