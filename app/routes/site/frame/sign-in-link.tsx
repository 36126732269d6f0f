import { useLocation } from "react-router";
import { siteWords } from "#app/i18n/site.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The way to sign in; where the person was going (?next=…) is kept. */
export function SignInLink({ className }: { className: string }) {
  const { menu } = useWords(siteWords);
  const path = usePath();
  const next = new URLSearchParams(useLocation().search).get("next");
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <a className={className} href={path("/connexion") + query}>
      {menu.signIn}
    </a>
  );
}
