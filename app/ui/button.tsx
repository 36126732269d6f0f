import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";

type ButtonLook = {
  /** Use "primary" once per view. "link" and "link-danger" look like underlined text and are 44 px high. */
  variant?: "primary" | "gold" | "ghost" | "secondary" | "danger" | "link" | "link-danger";
  size?: "small" | "medium";
  className?: string;
};

/** A button. `type` defaults to "button", so it submits a form only with type="submit". */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...props} />;
}

/** A link that looks like a button. Links between public pages need `reloadDocument`. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ variant, size, className })} {...props} />;
}

function buttonClass({ variant = "primary", size, className }: ButtonLook): string {
  const look = variant.startsWith("link")
    ? ["link-button", variant === "link-danger" && "is-danger"]
    : ["btn", `btn-${variant}`, size === "small" && "btn-small"];
  return [...look, className].filter(Boolean).join(" ");
}
