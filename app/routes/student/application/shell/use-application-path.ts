import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { withApplicationNumber } from "./application-paths.ts";

/** Paths in the language of the page, for the application that its address names. */
export function useApplicationPath(): (address: string) => string {
  const path = usePath();
  const number = useQuery().text("candidature", 40);
  return (address) => withApplicationNumber(path(address), number);
}
