import { getInitials } from "./initials.ts";

type AvatarProps = {
  /** Full name; only its initials are rendered, so the caller writes the name beside it. */
  name: string;
  /** URL of the portrait; without one the initials are shown. */
  src?: string;
  isStaff?: boolean;
  size?: "small" | "medium";
};

/** A round portrait, or initials. It is hidden from screen readers because the name is written beside it. */
export function Avatar({ name, src, isStaff, size = "medium" }: AvatarProps) {
  const look = ["avatar", isStaff && "avatar-staff", size === "small" && "avatar-small"]
    .filter(Boolean)
    .join(" ");
  if (src) return <img className={look} src={src} alt="" width={72} height={72} />;
  return (
    <span className={look} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
