import { accessTable } from "./access-table.ts";
import { findElements, listUrls } from "./html.ts";
import type { TestClient } from "./test-client.ts";

/** A form on a page: its target, and the values a browser would submit. */
export type PageForm = {
  page: string;
  action: string;
  fields: { name: string; value: string; isTyped: boolean }[];
  /** Name and value of each named button. */
  buttons: [name: string, value: string][];
};

const patterns = [...accessTable().keys()]
  .toSorted((one, other) => patternWeight(one) - patternWeight(other) || other.length - one.length)
  .map((key) => {
    const written = key
      .replace(/[.]/g, "\\.")
      .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
      .replace(/:\w+/g, "[^/]+")
      .replace(/\*/g, ".*");
    return { key, shape: new RegExp(`^${written}$`) };
  });

function patternWeight(key: string): number {
  return (key.match(/[:*]/g) ?? []).length * 10 + (key.includes("*") ? 100 : 0);
}

/** The route of the access table that matches this address. */
export function findRoutePattern(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return patterns.find(({ shape }) => shape.test(path))?.key ?? "/*";
}

/** Addresses that must not be requested, because they end a session of the test. */
const endsSession =
  /\/(deconnexion|visite|espace|donnees|direct|fichiers?|medias\/\w{16})(\/|\?|$)/;

/**
 * Requests these addresses and the pages they link to, in the same language, at most `maxPerRoute` addresses per
 * route. Returns the pages by address.
 */
export async function crawlPages(client: TestClient, seeds: string[], maxPerRoute: number) {
  const pages = new Map<string, string>();
  const counts = new Map<string, number>();
  const queue = [...seeds];
  const seen = new Set<string>();
  while (queue.length > 0) {
    const batch = queue.splice(0, 6).filter((address) => {
      const path = address.split(/[?#]/, 1)[0] ?? "";
      const pattern = findRoutePattern(path);
      const count = counts.get(pattern) ?? 0;
      if (seen.has(path) || count >= maxPerRoute || endsSession.test(path)) return false;
      seen.add(path);
      counts.set(pattern, count + 1);
      return true;
    });
    const responses = await Promise.all(
      batch.map(async (address) => ({ address, answer: await client.request(address) })),
    );
    for (const { address, answer } of responses) {
      const text = await answer.text();
      pages.set(address, `${answer.status} ${text}`);
      const inside = listUrls(text).filter((one): one is string => /^\/(?!\/)/.test(one ?? ""));
      queue.push(...inside.filter((one) => !/\.\w{2,5}(\?|$)|^\/en(\/|$)/.test(one)));
    }
  }
  return pages;
}

/** The POST forms of a page, each with its fields. */
export function parseForms(page: string, html: string): PageForm[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  return forms.flatMap(([, head = "", body = ""]) => {
    const [form] = findElements(`<form ${head.trim()}>`, "form");
    if (form?.method?.toLowerCase() !== "post") return [];
    const action = form.action || page;
    if (!action.startsWith("/") || endsSession.test(action)) return [];
    return [{ page, action, fields: parseFields(body), buttons: parseButtons(body) }];
  });
}

function parseFields(body: string): PageForm["fields"] {
  const textInputTypes = /^(text|search|email|tel|url|number|date|time|password)$/;
  const inputs = findElements(body, "input")
    .filter(({ name, type = "text" }) => name && !/^(file|submit|button)$/.test(type))
    .filter(({ type, checked }) => !/^(checkbox|radio)$/.test(type ?? "") || checked !== undefined)
    .map(({ name = "", type = "text", value = "" }) => ({
      name,
      value,
      isTyped: textInputTypes.test(type),
    }));
  const areas = [...body.matchAll(/<textarea[^>]*\sname="([^"]+)"[^>]*>\n?([^<]*)</g)];
  const lists = [...body.matchAll(/<select[^>]*\sname="([^"]+)"[\s\S]*?<\/select>/g)];
  return [
    ...inputs,
    ...areas.map(([, name = "", value = ""]) => ({ name, value, isTyped: true })),
    ...lists.map(([whole, name = ""]) => {
      const chosen =
        /<option value="([^"]*)" selected/.exec(whole) ?? /<option value="([^"]+)"/.exec(whole);
      return { name, value: chosen?.[1] ?? "", isTyped: false };
    }),
  ];
}

function parseButtons(body: string): PageForm["buttons"] {
  return findElements(body, "button").flatMap(({ name, value = "" }): [string, string][] =>
    name ? [[name, value]] : [],
  );
}
