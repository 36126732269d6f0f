import { type IconName, siteIcons } from "./icon-names.ts";
import areaSpriteUrl from "./icons/area.svg?url";
import drawnSpriteUrl from "./icons/drawn.svg?url";
import siteSpriteUrl from "./icons/site.svg?url";

type IconProps = {
  /** A name of icon-names.ts, or one stored in the content, where staff chose it from that list. */
  name: IconName | (string & {});
  className?: string;
};

const siteIconNames = new Set<string>(siteIcons);

/**
 * A decorative icon beside a text, hidden from screen readers. Icons are in SVG sprites, so that no script contains
 * them.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      <use href={`${getSpriteUrl(name)}#${name}`} />
    </svg>
  );
}

/** Three sprites, so that a page downloads only those of the icons that it shows. */
function getSpriteUrl(name: string): string {
  if (name.endsWith("-duotone")) return drawnSpriteUrl;
  return siteIconNames.has(name) ? siteSpriteUrl : areaSpriteUrl;
}
