import { useSearchParams } from "react-router";
import { usePath } from "#app/ui/use-words.ts";
import { numbered } from "./addresses.ts";

/** Paths in the language of the page, for the application that its address names. */
export function useOwnPath(): (address: string) => string {
  const path = usePath();
  const number = useSearchParams()[0].get("candidature");
  return (address) => numbered(path(address), number);
}
