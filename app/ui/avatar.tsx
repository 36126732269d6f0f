import { getInitials } from "./initials.ts";

type AvatarProps = {
  /** The full name: its initials are shown, the name itself is written beside. */
  name: string;
  /** The portrait, when there is one. */
  src?: string;
  staff?: boolean;
  small?: boolean;
};

/** A person as a disc: the portrait, or the initials. Decoration: the name stands beside it. */
export function Avatar({ name, src, staff, small }: AvatarProps) {
  const look = ["avatar", staff && "avatar-staff", small && "avatar-small"]
    .filter(Boolean)
    .join(" ");
  if (src) return <img className={look} src={src} alt="" width={72} height={72} />;
  return (
    <span className={look} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
