import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { withApplicationNumber } from "./application-paths.ts";

/** Returns a function that localises a path and adds the application number of the current address. */
export function useApplicationPath(): (address: string) => string {
  const path = usePath();
  const number = useQuery().text("candidature", 40);
  return (address) => withApplicationNumber(path(address), number);
}
