import { type IconName, siteIcons } from "./icon-names.ts";
import areaSheet from "./icons/area.svg?url";
import drawnSheet from "./icons/drawn.svg?url";
import siteSheet from "./icons/site.svg?url";

type IconProps = {
  /** A name of icon-names.ts, or one that staff chose among them. */
  name: IconName | (string & {});
  className?: string;
};

const siteIconNames = new Set<string>(siteIcons);

/**
 * A sign beside words, never instead of them: hidden from screen readers.
 * The drawings stay in a sheet of their own, so that no script carries them.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true">
      <use href={`${getSpriteUrl(name)}#${name}`} />
    </svg>
  );
}

/** Each page brings the sheets of what it shows: the drawings are on few. */
function getSpriteUrl(name: string): string {
  if (name.endsWith("-duotone")) return drawnSheet;
  return siteIconNames.has(name) ? siteSheet : areaSheet;
}
