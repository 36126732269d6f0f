import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

type NoticeProps = {
  tone?: "info" | "warn" | "ok" | "error" | "sand";
  title?: ReactNode;
  /** Heading level of the title. */
  heading?: "h1" | "h2" | "h3";
  icon?: IconName;
  /** Use "alert" for the result of the user's last action. */
  role?: "status" | "alert";
  className?: string;
  children?: ReactNode;
};

const icons: Record<NonNullable<NoticeProps["tone"]>, IconName> = {
  info: "info",
  sand: "info",
  warn: "warning",
  ok: "check-circle",
  error: "warning-circle",
};

/** A message box: an icon, a title, a sentence or two. */
export function Notice({ tone = "info", title, heading: Heading = "h2", ...props }: NoticeProps) {
  return (
    <div
      className={["notice", `notice-${tone}`, props.className].filter(Boolean).join(" ")}
      role={props.role}
    >
      <Icon name={props.icon ?? icons[tone]} />
      {title && <Heading>{title}</Heading>}
      {typeof props.children === "string" ? <p>{props.children}</p> : props.children}
    </div>
  );
}
