import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { CheckEmail } from "./check-email.tsx";

function htmlFor(sentTo: string): string {
  const again = "/connexion/adresse";
  const element = <CheckEmail text="" retryUrl={again} sentTo={sentTo} hasDemoInbox={false} />;
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [again] });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

it("CheckEmail offers to send to the address that was probably meant, where nothing else was typed", () => {
  const html = htmlFor("awa@gmial.com");
  expect(html).toContain("Vouliez-vous dire awa@gmail.com");
  expect(html).toContain('<form action="/connexion/adresse" method="post">');
  expect(html).toContain('<input type="hidden" name="email" value="awa@gmail.com"/>');
  expect(html).not.toContain("retype");
  expect(htmlFor("awa@gmail.com")).not.toContain("<form");
});
