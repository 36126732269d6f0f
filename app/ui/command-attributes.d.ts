// The invoker commands of HTML (a button that opens a dialog without a script) are not in React's types yet.
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "show-popover" | "hide-popover";
    commandfor?: string;
  }
}
