import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import { withNext } from "../sign-in/with-next.ts";

type DemoAccountsProps = {
  password: string;
  people: { key: "candidate" | "admissions" | "editor" | "administrator"; email: string }[];
  next: string;
};

/** Lists the demonstration accounts. Each button is a link that fills in the sign-in form on the server, so it needs no script. */
export function DemoAccounts({ password, people, next }: DemoAccountsProps) {
  const t = useMessages(accessMessages).signIn;
  const path = usePath();
  return (
    <Notice tone="sand" title={t.demoTitle} className="demo-accounts">
      <p>
        {t.demoText} <code>{password}</code>
      </p>
      <ul>
        {people.map(({ key, email }) => (
          <li key={key}>
            <div>
              {t.demoPeople[key]}
              <small>{email}</small>
            </div>
            {/* Not a router link: the page has no React in the browser. */}
            <a
              className="btn btn-secondary btn-small"
              href={withNext(path(`/connexion?account=${key}`), next)}
            >
              {t.demoChoose}
              <span className="vh"> {email}</span>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
