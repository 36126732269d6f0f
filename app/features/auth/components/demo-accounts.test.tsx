import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { DemoAccounts } from "./demo-accounts.tsx";

it("DemoAccounts: shows each address as text, with a button that chooses the account", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/connexion"]}>
      <DemoAccounts
        password="secret"
        next="/messages"
        people={[{ key: "candidate", email: "candidat@demo.test" }]}
      />
    </MemoryRouter>,
  );
  expect(html).toContain("<small>candidat@demo.test</small>");
  const link = /<a ([^>]+)>(.*?)<\/a>/.exec(html);
  expect(link?.[1]).toContain('class="btn ');
  expect(link?.[1]).toContain("/connexion?account=candidate&amp;next=");
  // The address is only for screen readers, which list links without the text around them.
  expect(link?.[2]).toBe('Choisir ce compte<span class="vh"> candidat@demo.test</span>');
});
