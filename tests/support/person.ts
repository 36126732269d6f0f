import { DEMO_PASSWORD } from "../../app/platform/config.server.ts";

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | FormData;
};

/** Somebody who asks the application for addresses, without a browser. Follows no redirect. */
export class Person {
  readonly origin: string;
  cookie = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  async ask(address: string, { method = "GET", headers = {}, body }: Question = {}) {
    const all = new Headers(headers);
    if (this.cookie) all.set("cookie", this.cookie);
    const answer = await fetch(`${this.origin}${address}`, {
      method,
      headers: all,
      body,
      redirect: "manual",
    });
    // An answer that nobody reads keeps its connection, for which the server waits before it stops.
    if (!/event-stream/.test(answer.headers.get("content-type") ?? ""))
      await answer.clone().arrayBuffer();
    return answer;
  }

  /** Sends a form as our own pages do. */
  async send(address: string, form: Record<string, string>) {
    const headers = { origin: this.origin };
    return await this.ask(address, { method: "POST", headers, body: new URLSearchParams(form) });
  }
}

/** Signs a demonstration account in by the real form. */
export async function signedIn(origin: string, email: string): Promise<Person> {
  const person = new Person(origin);
  const answer = await person.send("/connexion", { email, password: DEMO_PASSWORD });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  if (answer.status !== 302 || cookies.length === 0)
    throw new Error(`${email} was not let in: ${answer.status}`);
  person.cookie = cookies.join("; ");
  return person;
}
