import { Outlet } from "react-router";

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  return <Outlet />;
}
