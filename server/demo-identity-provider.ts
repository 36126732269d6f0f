import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { DEMO_IDENTITY_PATH } from "#app/features/auth/sign-in/provider.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { log } from "#app/platform/log.server.ts";
import { accountChoicePage, errorPage } from "./demo-identity/page.ts";
import { createTypedProfile, findProfile } from "./demo-identity/profiles.ts";
import {
  type DemoIdentitySettings,
  parseLocale,
  providerSettings,
} from "./demo-identity/settings.ts";
import type { Mount } from "./request-listener.ts";

/** Endpoints called by our own server through the machine's address, not by a browser. */
const serverToServer = new RegExp(`^${DEMO_IDENTITY_PATH}/(token|jwks|me|\\.well-known/[a-z-]+)$`);

/**
 * Local OpenID provider that stands in for Google and Facebook in a demonstration; sign-in uses the
 * production code. Imported only here, so that production never loads it.
 */
export async function demoIdentityProvider(settings: DemoIdentitySettings): Promise<Mount> {
  const { default: OpenIdProvider } = await import("oidc-provider");
  const issuer = `${settings.origin}${DEMO_IDENTITY_PATH}`;
  const provider = new OpenIdProvider(issuer, providerSettings(settings));
  provider.proxy = true;
  const emitter: EventEmitter = provider;
  emitter.on("server_error", (_ctx, err) => log().error({ err }, "demonstration provider"));
  emitter.on("error", (err) => log().error({ err }, "demonstration provider"));
  // Without PUBLIC_ORIGIN a demonstration answers on any host and redirects back to the one in use.
  provider.Client.prototype.redirectUriAllowed = function (uri) {
    const requestHostOrigin = `http://${OpenIdProvider.ctx?.host}`;
    const expectedOrigin = settings.isOriginConfigured ? settings.origin : requestHostOrigin;
    return uri === `${expectedOrigin}/api/auth/callback/${this.clientId}`;
  };
  const handle = provider.callback();
  return {
    prefix: `${DEMO_IDENTITY_PATH}/`,
    serverToServer,
    listener: (req, res) => {
      const path = `${req.url}`.split("?", 1)[0] ?? "";
      if (path.startsWith(`${DEMO_IDENTITY_PATH}/interaction/`))
        return void handleInteraction(provider, req, res);
      setForwardedHeaders(req, settings, path);
      if (path.startsWith(`${DEMO_IDENTITY_PATH}/auth`)) dropProviderSession(req);
      void handle(stripMountPath(req), res);
    },
  };
}

/** oidc-provider recognises its routes by comparing `originalUrl` with `url`. */
function stripMountPath(req: IncomingMessage): IncomingMessage {
  const { url = "/" } = req;
  return Object.assign(req, { originalUrl: url, url: url.slice(DEMO_IDENTITY_PATH.length) });
}

/** Sets the forwarded headers from our settings and drops those sent by the client. */
function setForwardedHeaders(
  req: IncomingMessage,
  settings: DemoIdentitySettings,
  path: string,
): void {
  const { protocol, host } = new URL(settings.origin);
  const isForwarded = settings.isOriginConfigured && !serverToServer.test(path);
  req.headers["x-forwarded-proto"] = isForwarded ? protocol.slice(0, -1) : undefined;
  req.headers["x-forwarded-host"] = isForwarded ? host : undefined;
}

/** Drops the provider's own session cookie, so that the account choice is shown at each sign-in. */
function dropProviderSession(req: IncomingMessage): void {
  const pairs = (req.headers.cookie ?? "").split(/; */);
  const others = pairs.filter((pair) => !/^demo_identity(\.sig)?=/.test(pair));
  req.headers.cookie = others.join("; ");
}

/** Shows the account choice, or handles its form: an invented profile, a typed one, or a refusal. */
async function handleInteraction(provider: Provider, req: IncomingMessage, res: ServerResponse) {
  let locale: Locale = "fr";
  try {
    const { params } = await provider.interactionDetails(req, res);
    locale = parseLocale(params.ui_locales);
    if (req.method !== "POST")
      return sendHtml(res, 200, accountChoicePage(locale, `${params.client_id}`));
    const result = readOutcome(await readForm(req));
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  } catch (err) {
    log().info({ err }, "demonstration provider");
    if (!res.headersSent) sendHtml(res, 400, errorPage(locale));
  }
}

function readOutcome(form: URLSearchParams) {
  if (form.has("refuse")) return { error: "access_denied" };
  const text = (name: string) => [...(form.get(name) ?? "").trim()].slice(0, 200).join("");
  const chosen = findProfile(text("person"));
  const profile = chosen ?? createTypedProfile(text("name"), text("email"), form.has("verified"));
  return { login: { accountId: profile.sub, remember: false } };
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const piece of req) {
    body += piece;
    if (body.length > 10_000) throw new Error("form too long");
  }
  return new URLSearchParams(body);
}

function sendHtml(res: ServerResponse, status: number, page: string): void {
  const type = "text/html; charset=utf-8";
  res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(page);
}
