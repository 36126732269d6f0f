import { Outlet } from "react-router";
import styles from "#app/ui/styles/student-application.css?url";
import type { Route } from "./+types/layout";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  return <Outlet />;
}
