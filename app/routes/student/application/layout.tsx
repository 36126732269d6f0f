import { Outlet } from "react-router";
import { SavingProvider } from "./autosave/saving.tsx";

/** The pages of the application; each brings its own head, since errors stand above it. */
export default function ApplicationLayout() {
  return (
    <SavingProvider>
      <Outlet />
    </SavingProvider>
  );
}
