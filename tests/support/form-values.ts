import { findElements } from "./html.ts";
import type { TestClient } from "./test-client.ts";

/** The values a browser would submit for a form of this page. */
export async function readFormValues(
  client: TestClient,
  address: string,
): Promise<Record<string, string>> {
  const page = await (await client.request(address)).text();
  const inputs = findElements(page, "input")
    .filter(
      ({ type, checked }) => (type !== "checkbox" && type !== "radio") || checked !== undefined,
    )
    .map(({ name, value }) => [name, value ?? ""]);
  const areas = [...page.matchAll(/<textarea[^>]*\sname="([^"]+)"[^>]*>\n?([^<]*)</g)];
  const chosen = [...page.matchAll(/<select[^>]*\sname="([^"]+)".*?<\/select>/gs)].map((one) => {
    const option = /<option value="([^"]*)" selected/.exec(one[0]);
    return [one[1], option?.[1] ?? ""];
  });
  const written = areas.map(([, name, text]) => [name, text]);
  return Object.fromEntries([...inputs, ...written, ...chosen].filter(([name]) => name));
}
