// React's types do not have the HTML invoker commands yet (a button that opens a dialog without a script).
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "show-popover" | "hide-popover";
    commandfor?: string;
  }
}
