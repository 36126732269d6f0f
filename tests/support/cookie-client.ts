/** An HTTP client that stores cookies as a browser does and follows no redirect. */
export function createCookieClient(origin: string) {
  const jar = new Map<string, string>();
  const storeCookies = (lines: string[]) => {
    for (const line of lines) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      if (value === "" || /Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(address, origin), {
      method: form ? "POST" : "GET",
      body: form && new URLSearchParams(form),
      headers: { origin, cookie: cookie(), accept: "text/html" },
      redirect: "manual",
    });
    storeCookies(response.headers.getSetCookie());
    const { status, headers } = response;
    return {
      status,
      headers,
      location: headers.get("location") ?? "",
      body: await response.text(),
    };
  };
  return { request, storeCookies, cookie };
}

export type CookieClient = ReturnType<typeof createCookieClient>;
