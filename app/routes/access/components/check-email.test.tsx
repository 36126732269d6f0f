import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { CheckEmail } from "./check-email.tsx";

function renderFor(sentTo: string): string {
  const retryUrl = "/connexion/adresse";
  const element = <CheckEmail text="" retryUrl={retryUrl} sentTo={sentTo} hasDemoInbox={false} />;
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [retryUrl] });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

it("CheckEmail: offers to send to the corrected address when there are no other fields", () => {
  const html = renderFor("awa@gmial.com");
  expect(html).toContain("Vouliez-vous dire awa@gmail.com");
  expect(html).toContain('<form action="/connexion/adresse" method="post">');
  expect(html).toContain('<input type="hidden" name="email" value="awa@gmail.com"/>');
  expect(html).not.toContain("change-email");
  expect(renderFor("awa@gmail.com")).not.toContain("<form");
});
