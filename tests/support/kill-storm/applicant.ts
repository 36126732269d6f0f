import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cookieOf } from "../behind-proxy.ts";
import { formOf } from "../form-of.ts";
import { smallPdf } from "../pdf.ts";
import { Person, type Question } from "../person.ts";
import { Sending } from "../tus.ts";
import type { Ledger } from "./ledger.ts";
import type { Letters } from "./letters.ts";

const ROOT = "/espace-etudiant/candidate";
const CURSUS = `${ROOT}/cursus`;
export const BASKET = `${ROOT}/mon-panierformations/mon-panier`;
export const SUMMARY = `${ROOT}/recapitulatif`;
export const STATUS = `${ROOT}/suivi`;
const password = "une phrase de passe tranquille";

export const NUMBER = /ER-\d\d-[A-Z]{3}-\d{4}/;

/** The longest that anything may take: a step that takes seconds may have to begin again after many deaths. */
const PATIENCE = 900_000;

/** Tries again what gave nothing, was cut, or was answered by a server that is not well. */
async function insist<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const limit = Date.now() + PATIENCE;
  let fault = "";
  for (;;) {
    const found = await attempt().catch((error: Error) => {
      // fetch says so when nobody listens, and when the connection broke in the middle.
      if (!/fetch failed|terminated|other side closed|refused: 5/.test(error.message)) throw error;
      fault = error.message;
      return undefined;
    });
    if (found !== undefined) return found;
    if (Date.now() > limit) throw new Error(`${what} never succeeded. ${fault}`);
    await sleep(25);
  }
}

/** Somebody at a place of their own, as a proxy tells it. */
class Applicant extends Person {
  readonly email: string;
  readonly #place: string;

  constructor(origin: string, email: string, place: string) {
    super(origin);
    this.email = email;
    this.#place = place;
  }

  override ask(address: string, question: Question = {}) {
    const headers = { ...question.headers, "x-real-ip": this.#place };
    return super.ask(address, { ...question, headers });
  }
}

type Errand = { origin: string; name: string; ledger: Ledger; letters: Letters };

/** Signs up, fills in, gives two proofs, chooses and sends, whatever the server suffers meanwhile. */
export async function apply({ ledger, ...errand }: Errand): Promise<void> {
  const { who, proofs } = await getReady(errand);
  const number = await send(who, (what) => {
    ledger.write({ email: who.email, what, cookie: who.cookie, proofs });
  });
  ledger.write({ email: who.email, what: "told", number });
}

/** Asks once that an application be sent, and never comes back, whatever became of it. */
export async function sendOnce(who: Person): Promise<void> {
  const reviewed = await insist("a reviewed application", () => review(who));
  await who.send(SUMMARY, reviewed).catch(() => {});
}

/** Somebody whose application only has to be sent, and the digests of its proofs. */
export async function getReady({ origin, name, letters }: Omit<Errand, "ledger">) {
  const who = await signUp(origin, name, letters);
  await fillIn(who);
  const proofs = [await prove(who, "2024-2025", true), await prove(who, "2025-2026", false)];
  await choose(who);
  return { who, proofs };
}

/** An account that was being made when the server died is left alone: another address is taken. */
export async function signUp(origin: string, name: string, letters: Letters): Promise<Applicant> {
  let tries = 0;
  const who = await insist("an account", async () => {
    tries += 1;
    const email = `${name}-${tries}@storm.example`;
    const place = `198.18.${hash(email)[1]}.${hash(email)[0]}`;
    const person = new Applicant(origin, email, place);
    const form = { firstName: "Awa", lastName: "Sarr", email, password };
    const answer = await person.send("/inscription", form);
    // The link of the letter confirms the address in this browser alone.
    person.cookie = cookieOf(answer);
    return answer.status === 200 ? person : undefined;
  });
  const token = await insist("the letter of an account", () => letters.tokenFor(who.email));
  await insist("a confirmed address", async () => {
    const { status } = await who.send("/verification", { token });
    // The answer to a first try may have been lost: its link is used then.
    return status === 302 || status === 422 ? true : undefined;
  });
  await insist("a session", async () => {
    const answer = await who.send("/connexion", { email: who.email, password });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
    if (answer.status !== 302 || cookies.length === 0) return undefined;
    who.cookie = cookies.join("; ");
    return true;
  });
  return who;
}

async function fillIn(who: Applicant): Promise<void> {
  const address = `${ROOT}/info-personnel`;
  const born = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2000" };
  await insist("the first answers", async () => {
    const form = await formOf(who, address);
    if (!("birthOn.day" in form)) return undefined;
    const answers = {
      ...form,
      ...born,
      birthPlace: "Thiès",
      nationality: "SN",
      campus: "senegal",
      finished: "on",
    };
    return (await who.send(address, answers)).status === 302 || undefined;
  });
}

/** Adds a year with its proof, sent in pieces or with the form; gives the digest of what was given. */
async function prove(who: Applicant, schoolYear: string, inPieces: boolean): Promise<string> {
  const pdf = smallPdf(`${who.email} ${schoolYear}`.replace("@", " "));
  const school = `Lycée ${schoolYear}`;
  const form = { intent: "add", activity: "studies", schoolYear, country: "SN", school };
  let sending: Sending | undefined;
  await insist(`the year ${schoolYear}`, async () => {
    const page = await who.ask(CURSUS);
    if (page.status !== 200) return undefined;
    // The answer to a first try was lost, and the year is there.
    if ((await page.text()).includes(school)) return true;
    if (!inPieces) {
      const body = new FormData();
      for (const [field, value] of Object.entries(form)) body.append(field, value);
      body.append("proof", new Blob([new Uint8Array(pdf)]), "bulletin.pdf");
      const headers = { origin: who.origin };
      return (await who.ask(CURSUS, { method: "POST", headers, body })).status === 302 || undefined;
    }
    sending ??= await Sending.open(who, pdf.length);
    const offset = await sending.offset();
    // Asked how it is, the server goes on with what it was doing when it died.
    if (offset === pdf.length) await sending.state();
    else if (offset === null) sending = undefined;
    else await sending.send(offset, pdf.subarray(offset));
    if (!sending) return undefined;
    const { status } = await who.send(CURSUS, { ...form, proofUpload: sending.id });
    // It was refused, as when a busy machine took too long to read it: another sending.
    if (status === 422) sending = undefined;
    return status === 302 || undefined;
  });
  return hash(pdf).toString("hex");
}

async function choose(who: Applicant): Promise<void> {
  await insist("a choice", async () => {
    const page = await who.ask(`${ROOT}/mon-panierformations/ajouter-panier`);
    const course = /name="course"[^>]*value="([^"]+)"/.exec(await page.text())?.[1];
    if (!course) return undefined;
    const { status } = await who.send(BASKET, { intent: "add", course });
    // A double is refused: the answer to a first try was lost.
    return status === 200 || status === 422 ? true : undefined;
  });
}

/** Sends the application until it is told that it was, then once more: gives the one number of both. */
async function send(who: Applicant, note: (what: "asked" | "sent") => void): Promise<string> {
  const reviewed = await insist("a reviewed application", () => review(who));
  note("asked");
  const answered = async () => {
    const { status, headers } = await who.send(SUMMARY, reviewed);
    return status === 302 && headers.get("location")?.startsWith(STATUS) ? true : undefined;
  };
  await insist("a sent application", answered);
  note("sent");
  const number = await insist("a number", () => numberOf(who));
  await insist("the same answer again", answered);
  const again = await insist("the number again", () => numberOf(who));
  if (number !== again) throw new Error(`two numbers for one application: ${number}, ${again}`);
  return number;
}

/** What the page of review sends once its box is ticked; undefined when it shows no form. */
export async function review(who: Person): Promise<Record<string, string> | undefined> {
  const form = await formOf(who, SUMMARY);
  return form.version ? { ...form, declaration: "on" } : undefined;
}

/** The number that the page which follows an application shows. */
export async function numberOf(who: Person): Promise<string | undefined> {
  const page = await who.ask(STATUS);
  return page.status === 200 ? NUMBER.exec(await page.text())?.[0] : undefined;
}

const hash = (of: string | Uint8Array) => createHash("sha256").update(of).digest();
