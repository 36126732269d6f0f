import { accessWords } from "#app/i18n/access.ts";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { withNext } from "../sign-in/next.ts";

type DemoAccountsProps = {
  password: string;
  people: { key: "candidate" | "admissions" | "editor" | "administrator"; email: string }[];
  next: string;
};

/** The accounts of the demonstration, plainly marked; a link fills the form without any script. */
export function DemoAccounts({ password, people, next }: DemoAccountsProps) {
  const words = useWords(accessWords).signIn;
  const path = usePath();
  return (
    <Notice tone="sand" title={words.demoTitle} className="demo-accounts">
      <p>
        {words.demoText} <code>{password}</code>
      </p>
      <ul>
        {people.map(({ key, email }) => (
          <li key={key}>
            <a href={withNext(path(`/connexion?compte=${key}`), next)}>{email}</a>
            <small>{words.demoPeople[key]}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
