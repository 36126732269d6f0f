import { DEMO_PASSWORD } from "../../app/platform/config.server.ts";

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | FormData;
};

/** An HTTP client of the application without a browser. Follows no redirect. */
export class TestClient {
  readonly origin: string;
  cookie = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  async request(address: string, { method = "GET", headers = {}, body }: RequestOptions = {}) {
    const all = new Headers(headers);
    if (this.cookie) all.set("cookie", this.cookie);
    const answer = await fetch(`${this.origin}${address}`, {
      method,
      headers: all,
      body,
      redirect: "manual",
    });
    // An unread response keeps its connection open, and the server waits for it when it stops.
    if (!/event-stream/.test(answer.headers.get("content-type") ?? ""))
      await answer.clone().arrayBuffer();
    return answer;
  }

  /** Submits a form as our own pages do. */
  async submit(address: string, form: Record<string, string>) {
    const headers = { origin: this.origin };
    return await this.request(address, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
    });
  }
}

/** Signs in a demonstration account through the real form. */
export async function createSignedInClient(origin: string, email: string): Promise<TestClient> {
  const client = new TestClient(origin);
  const response = await client.submit("/connexion", { email, password: DEMO_PASSWORD });
  const cookies = response.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  if (response.status !== 302 || cookies.length === 0)
    throw new Error(`${email} was not let in: ${response.status}`);
  client.cookie = cookies.join("; ");
  return client;
}
