import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Account } from "#app/features/accounts/account.server.ts";
import type { AccountField } from "#app/features/accounts/account-conflict.ts";
import { AccountAlerts } from "./account-alerts.tsx";
import { NotificationFields } from "./notification-fields.tsx";
import { useRefusedAccount } from "./use-refused-account.ts";

type FormResult = { errors: Record<string, string>; submitted: Record<string, string> };
type PageProps = {
  answer: FormResult;
  conflicting?: AccountField[];
  changedElsewhere?: AccountField[];
};

const savedAccount = { quiet: true, quietFrom: 21, quietTo: 7 } as Account;

/** The alerts above the form and the fields of the quiet hours, with this result. */
function Page({ answer, conflicting, changedElsewhere = [] }: PageProps) {
  const refused = useRefusedAccount(answer);
  const conflict = conflicting && { conflicting, changedElsewhere };
  return (
    <>
      <AccountAlerts refused={refused} conflict={conflict} outcome={null} />
      <NotificationFields
        account={savedAccount}
        refused={refused}
        savedAccount={conflict && savedAccount}
      />
    </>
  );
}

function renderPage(props: PageProps, path = "/espace-etudiant/compte"): string {
  const router = createMemoryRouter([{ path: "*", element: <Page {...props} /> }], {
    initialEntries: [path],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const countOccurrences = (page: string, sentence: string) => page.split(sentence).length - 1;

test("AccountAlerts: shows equal quiet hours above the form and beside the field, in both languages", () => {
  const answer = {
    errors: { quietTo: "quiet-empty" },
    submitted: { quietFrom: "8", quietTo: "8" },
  };
  expect(
    countOccurrences(renderPage({ answer }), "Elles commencent et finissent à la même heure"),
  ).toBe(2);
  const english = renderPage({ answer }, "/en/espace-etudiant/compte");
  expect(countOccurrences(english, "They start and end at the same time")).toBe(2);
});

test("AccountAlerts: does not call another error of quietTo an empty range", () => {
  const page = renderPage({ answer: { errors: { quietTo: "required" }, submitted: {} } });
  expect(page).not.toContain("Elles commencent");
  expect(page).toContain('id="quietTo-error"');
});

test("AccountAlerts: links each conflicting end of the quiet hours by its own label", () => {
  const errors = { quietFrom: "account-conflict", quietTo: "account-conflict" };
  const props: PageProps = {
    answer: { errors, submitted: {} },
    conflicting: ["quietFrom", "quietTo"],
  };
  const page = renderPage(props);
  expect(page).toContain('href="#quietFrom">Début des heures de repos<');
  expect(page).toContain('href="#quietTo">Fin des heures de repos<');
  // The explanation stands once above the form, and the label beside each field.
  expect(countOccurrences(page, "Cette valeur a changé")).toBe(2);
  const english = renderPage(props, "/en/espace-etudiant/compte");
  expect(english).toContain('href="#quietFrom">Start of the quiet hours<');
  expect(english).toContain('href="#quietTo">End of the quiet hours<');
});

test("AccountAlerts: lists the values that were taken over from elsewhere", () => {
  const answer = { errors: {}, submitted: {} };
  const page = renderPage({
    answer,
    conflicting: [],
    changedElsewhere: ["quiet", "quietFrom", "quietTo"],
  });
  expect(page).toContain("Heures de repos, Début des heures de repos, Fin des heures de repos.");
});
