import type { Locator, Page } from "@playwright/test";
import { pauseRequests } from "#tests/support/pause-requests.ts";
import { expect, test } from "#tests/support/playwright.ts";

const french = {
  home: "",
  open: "Se connecter",
  dialog: "Connexion",
  refuse: "Refuser et revenir au site",
  name: "Nom",
  email: "Adresse e-mail",
  verified: /a vérifié cette adresse/,
  proceed: "Continuer",
  signOut: "Déconnexion",
  closed: "La fenêtre de connexion s’est fermée avant la fin. Réessayez",
  consent: "Vous avez refusé de partager votre nom et votre adresse.",
  state: "La connexion a pris trop de temps, ou a commencé dans un autre navigateur.",
  down: "Le service de connexion n’a pas répondu correctement.",
  network: "Le réseau ne répond pas. Vérifiez votre connexion à Internet",
  domain: "Le service de connexion n’accepte pas l’adresse que vous utilisez pour ce site.",
  unverified: "Encore une étape : confirmer votre adresse",
  taken: "Un compte existe déjà avec cette adresse e-mail.",
  blocked: "Votre navigateur a bloqué la fenêtre de connexion. Continuer sur cette page",
};

const english: typeof french = {
  home: "/en",
  open: "Sign in",
  dialog: "Sign in",
  refuse: "Decline and go back to the site",
  name: "Name",
  email: "Email address",
  verified: /has verified this address/,
  proceed: "Continue",
  signOut: "Sign out",
  closed: "The sign-in window closed too early. Try again",
  consent: "You declined to share your name and address.",
  state: "Signing in took too long, or began in another browser.",
  down: "The sign-in service did not respond properly.",
  network: "The network is not responding. Check your Internet connection",
  domain: "The sign-in service does not accept the web address you are using for this site.",
  unverified: "One more step: confirm your address",
  taken: "An account already exists with this email address.",
  blocked: "Your browser blocked the sign-in window. Continue in this page",
};

type Texts = typeof french;
const CALLBACK = "**/api/auth/callback/google?*";

/** Opens the dialog with the keyboard only. */
async function openDialog(page: Page, texts: Texts): Promise<Locator> {
  const link = page.getByRole("banner").getByRole("link", { name: texts.open });
  await link.focus();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: texts.dialog });
}

const clickProvider = async (page: Page, name = "Google") => {
  await page.getByRole("button", { name: `Continue with ${name}` }).focus();
  await page.keyboard.press("Enter");
};

/** The popup that the button opens, once it shows the provider's page. */
async function openPopup(page: Page, texts: Texts): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await clickProvider(page);
  const popup = await opening;
  await expect(popup.getByRole("button", { name: texts.refuse })).toBeVisible();
  return popup;
}

async function enterName(popup: Page, texts: Texts, address: string, verified = true) {
  await popup.getByLabel(texts.name, { exact: true }).fill("Mariam Touré");
  await popup.getByLabel(texts.email).fill(address);
  await popup.getByLabel(texts.verified).setChecked(verified);
  await popup.getByRole("button", { name: texts.proceed, exact: true }).click();
}

for (const [language, texts] of Object.entries({ French: french, English: english }))
  test(`failures in or before the popup are reported in the dialog, in ${language}`, {
    tag: language === "French" ? [] : "@nightly",
  }, async ({ page, address, expected }) => {
    expected(/403/);
    await page.goto(`${texts.home}/about`);
    const dialog = await openDialog(page, texts);
    const alert = dialog.getByRole("alert");
    const expectAlert = async (sentence: string) => {
      await expect(alert).toContainText(sentence);
      await expect(dialog).toHaveAttribute("aria-busy", "false");
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    };

    await (await openPopup(page, texts)).close();
    await expectAlert(texts.closed);
    const body = dialog.locator(".dialog-body");
    await body.evaluate((place) => place.scrollTo(0, place.scrollHeight));
    await (await openPopup(page, texts)).close();
    await expect(alert).toBeInViewport({ ratio: 1 });
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    const clear = (await top(alert)) - (await top(body));
    expect(clear, "under the head of the dialog").toBeGreaterThanOrEqual(16);
    const refusing = await openPopup(page, texts);
    await refusing.getByRole("button", { name: texts.refuse }).click();
    await expectAlert(texts.consent);
    const tampered = await openPopup(page, texts);
    await tampered.evaluate(() =>
      location.assign("/api/auth/callback/google?code=c&state=ours-no"),
    );
    await expectAlert(texts.state);
    await enterName(await openPopup(page, texts), texts, "candidat@demo.test");
    await expectAlert(texts.taken);

    const urlPattern = "**/connexion/google?popup=*";
    for (const [answer, sentence] of [
      [undefined, texts.network],
      [{ status: 403 }, texts.domain],
      // The server's messages (provider-failures.test.ts).
      [{ json: { error: texts.down } }, texts.down],
    ] as const) {
      await page.route(urlPattern, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await clickProvider(page);
      await expectAlert(sentence);
      await page.unroute(urlPattern);
    }

    await page.evaluate(() => {
      window.open = () => null;
      // The page navigates at once, so the navigation is blocked until its text was read.
      HTMLFormElement.prototype.submit = () => {};
    });
    await clickProvider(page);
    await expectAlert(texts.blocked);

    // Not a failure but a remaining step, which is shown on the page.
    await page.goto(`${texts.home}/about`);
    await openDialog(page, texts);
    await enterName(await openPopup(page, texts), texts, address, false);
    await expect(alert).toContainText(texts.unverified);
    await expect(page).toHaveURL(/\/about$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

for (const [language, texts] of Object.entries({ French: french, English: english }))
  test(`an identity made for another application grants no access and is reported, in ${language}`, {
    tag: "@nightly",
  }, async ({ page, address }) => {
    await page.goto(`${texts.home}/about`);
    const dialog = await openDialog(page, texts);
    const alert = dialog.getByRole("alert");
    // The same provider and key; only the audience is another's (tests/support/forge-token-audience.ts).
    await enterName(await openPopup(page, texts), texts, `other-audience-${address}`);
    await expect(alert).toContainText(texts.down);
    await expect(dialog).toHaveAttribute("aria-busy", "false");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      "erabao.session_token",
    );
    await enterName(await openPopup(page, texts), texts, `same-audience-${address}`);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /Mariam Touré/ })).toBeVisible();
  });

test("a used code, or one made for the other provider, grants no access and is reported", {
  tag: ["@once", "@nightly"],
}, async ({ page, address }) => {
  await page.goto("/en/about");
  const dialog = await openDialog(page, english);
  const profile = page.getByRole("button", { name: /Mariam Touré/ });
  const alert = dialog.getByRole("alert");

  // The request is redirected to Facebook: its code arrives at Facebook's callback, then at Google's.
  // Responses without our headers isolate the popup from the page meanwhile, as a provider may.
  const context = page.context();
  await context.route("**/demo/identite/auth?*", (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("client_id", "facebook");
    url.searchParams.set("redirect_uri", `${url.origin}/api/auth/callback/facebook`);
    return route.fulfill({ status: 302, headers: { location: url.href } });
  });
  for (const taken of ["facebook", "google"]) {
    await context.route("**/demo/identite/interaction/*", async (route) => {
      if (route.request().method() === "GET") return route.continue();
      const chosen = await route.fetch({ maxRedirects: 0 });
      const resume = chosen.headers().location ?? "";
      const back = await context.request.get(resume, { maxRedirects: 0 });
      const brought = back.headers().location?.replace("/facebook?", `/${taken}?`) ?? "";
      await route.fulfill({ status: 302, headers: { location: brought } });
    });
    await enterName(await openPopup(page, english), english, address);
    await expect(alert, taken).toContainText(english.down);
    await context.unroute("**/demo/identite/interaction/*");
  }
  await context.unrouteAll();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const popup = await openPopup(page, english);
  const coming = popup.waitForRequest(CALLBACK);
  await enterName(popup, english, address);
  const answer = new URL((await coming).url());
  await expect(profile).toBeVisible();
  await profile.click();
  await page.getByRole("button", { name: english.signOut }).click();
  await expect(profile).toBeHidden();

  await page.goto("/en/about");
  await openDialog(page, english);
  for (const [state, sentence] of [
    ["as it was", english.state],
    ["of today", english.down],
  ] as const) {
    const asking = page
      .context()
      .waitForEvent("request", (one) => one.url().includes("/demo/identite/auth?"));
    const again = await openPopup(page, english);
    const sentState = new URL((await asking).url()).searchParams.get("state") ?? "";
    if (state === "of today") answer.searchParams.set("state", sentState);
    await again.goto(answer.href).catch(() => {});
    await expect(alert).toContainText(sentence);
  }
  await expect(profile).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("errors on the sign-in page get the focus, the address before the password", {
  tag: ["@desk", "@nightly"],
}, async ({ page, expected }) => {
  expected(/422/);
  await page.goto("/connexion");
  await page.getByLabel("Adresse e-mail").press("Enter");
  await expect(page.getByText("Ce champ est requis").first()).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail")).toBeFocused();
  await page.getByLabel("Adresse e-mail").fill("awa@exemple.sn");
  await page.getByLabel("Adresse e-mail").press("Enter");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
});

test("a click on « Se connecter » has a visible effect while the dialog loads", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  const releaseRequests = await pauseRequests(page, /\/assets\/dialog-/);
  await page.goto("/about");
  const link = page.getByRole("banner").getByRole("link", { name: "Se connecter" });
  await link.click();
  await expect(link).toHaveCSS("opacity", "0.5");
  releaseRequests();
  await expect(page.getByRole("dialog", { name: "Connexion" })).toBeVisible();
  await expect(link).toHaveCSS("opacity", "1");
});
