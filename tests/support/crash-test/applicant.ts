import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readFormValues } from "../form-values.ts";
import { createSmallPdf } from "../pdf.ts";
import { cookieHeader } from "../request-through-proxy.ts";
import { type RequestOptions, TestClient } from "../test-client.ts";
import { TusUpload } from "../tus-upload.ts";
import type { ConfirmationEmails } from "./confirmation-emails.ts";
import type { Ledger } from "./ledger.ts";

const ROOT = "/espace-etudiant/candidate";
const CURSUS = `${ROOT}/cursus`;
export const BASKET_PATH = `${ROOT}/mon-panierformations/mon-panier`;
export const SUMMARY_PATH = `${ROOT}/recapitulatif`;
export const STATUS_PATH = `${ROOT}/suivi`;
const password = "une phrase de passe tranquille";

export const APPLICATION_NUMBER = /ER-\d\d-[A-Z]{3}-\d{4}/;

/** Limit of one step: a step of some seconds may have to restart after many kills. */
const TIMEOUT_MS = 900_000;

/** Retries an attempt that returned undefined, lost its connection or got a 5xx response. */
async function retryUntilDone<T>(step: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const limit = Date.now() + TIMEOUT_MS;
  let lastError = "";
  for (;;) {
    const found = await attempt().catch((error: Error) => {
      // The messages of fetch for a refused and for a broken connection.
      if (!/fetch failed|terminated|other side closed|refused: 5/.test(error.message)) throw error;
      lastError = error.message;
      return undefined;
    });
    if (found !== undefined) return found;
    if (Date.now() > limit) throw new Error(`${step} never succeeded. ${lastError}`);
    await sleep(25);
  }
}

/** A client with an address of its own, as a proxy reports it. */
class Applicant extends TestClient {
  readonly email: string;
  readonly #place: string;

  constructor(origin: string, email: string, place: string) {
    super(origin);
    this.email = email;
    this.#place = place;
  }

  override request(address: string, options: RequestOptions = {}) {
    const headers = { ...options.headers, "x-real-ip": this.#place };
    return super.request(address, { ...options, headers });
  }
}

type ApplicantOptions = {
  origin: string;
  name: string;
  ledger: Ledger;
  confirmationEmails: ConfirmationEmails;
};

/** Signs up, fills in an application, uploads two proofs, chooses programmes and submits, despite all crashes. */
export async function completeApplication({ ledger, ...options }: ApplicantOptions): Promise<void> {
  const { who, proofs } = await prepareApplication(options);
  const number = await submitTwice(who, (what) => {
    ledger.write({ email: who.email, event: what, cookie: who.cookie, proofs });
  });
  ledger.write({ email: who.email, event: "numbered", number });
}

/** Submits once and never retries, whatever happened. */
export async function submitOnce(client: TestClient): Promise<void> {
  const reviewed = await retryUntilDone("a reviewed application", () => readReviewForm(client));
  await client.submit(SUMMARY_PATH, reviewed).catch(() => {});
}

/** Prepares an application that only has to be submitted; also returns the digests of its proofs. */
export async function prepareApplication({
  origin,
  name,
  confirmationEmails,
}: Omit<ApplicantOptions, "ledger">) {
  const applicant = await signUp(origin, name, confirmationEmails);
  await fillInIdentity(applicant);
  const proofs = [
    await addProof(applicant, "2024-2025", true),
    await addProof(applicant, "2025-2026", false),
  ];
  await addChoice(applicant);
  return { who: applicant, proofs };
}

/** Signs up. A sign-up interrupted by a crash is abandoned: another address is used. */
export async function signUp(
  origin: string,
  name: string,
  emails: ConfirmationEmails,
): Promise<Applicant> {
  let tries = 0;
  const applicant = await retryUntilDone("an account", async () => {
    tries += 1;
    const email = `${name}-${tries}@storm.example`;
    const place = `198.18.${hash(email)[1]}.${hash(email)[0]}`;
    const person = new Applicant(origin, email, place);
    const form = { firstName: "Awa", lastName: "Sarr", email, password };
    const response = await person.submit("/inscription", form);
    // The emailed link confirms the address in this browser only.
    person.cookie = cookieHeader(response);
    return response.status === 200 ? person : undefined;
  });
  const token = await retryUntilDone("the verification email of an account", () =>
    emails.tokenFor(applicant.email),
  );
  await retryUntilDone("a confirmed address", async () => {
    const { status } = await applicant.submit("/verification", { token });
    // The response to a first try may have been lost: its link is used already.
    return status === 302 || status === 422 ? true : undefined;
  });
  await retryUntilDone("a session", async () => {
    const response = await applicant.submit("/connexion", { email: applicant.email, password });
    const cookies = response.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
    if (response.status !== 302 || cookies.length === 0) return undefined;
    applicant.cookie = cookies.join("; ");
    return true;
  });
  return applicant;
}

async function fillInIdentity(applicant: Applicant): Promise<void> {
  const address = `${ROOT}/info-personnel`;
  const birthDate = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2000" };
  await retryUntilDone("the first answers", async () => {
    const form = await readFormValues(applicant, address);
    if (!("birthOn.day" in form)) return undefined;
    const answers = {
      ...form,
      ...birthDate,
      birthPlace: "Thiès",
      nationality: "SN",
      campus: "senegal",
      finished: "on",
    };
    return (await applicant.submit(address, answers)).status === 302 || undefined;
  });
}

/** Adds a school year with its proof, uploaded in chunks or with the form; returns the digest of the proof. */
async function addProof(
  applicant: Applicant,
  schoolYear: string,
  inPieces: boolean,
): Promise<string> {
  const pdf = createSmallPdf(`${applicant.email} ${schoolYear}`.replace("@", " "));
  const school = `Lycée ${schoolYear}`;
  const form = { intent: "add", activity: "studies", schoolYear, country: "SN", school };
  let sending: TusUpload | undefined;
  await retryUntilDone(`the year ${schoolYear}`, async () => {
    const page = await applicant.request(CURSUS);
    if (page.status !== 200) return undefined;
    // The response to a first try was lost: the year exists.
    if ((await page.text()).includes(school)) return true;
    if (!inPieces) {
      const body = new FormData();
      for (const [field, value] of Object.entries(form)) body.append(field, value);
      body.append("proof", new Blob([new Uint8Array(pdf)]), "bulletin.pdf");
      const headers = { origin: applicant.origin };
      return (
        (await applicant.request(CURSUS, { method: "POST", headers, body })).status === 302 ||
        undefined
      );
    }
    sending ??= await TusUpload.open(applicant, pdf.length);
    const offset = await sending.offset();
    // A status request makes the server resume what it was doing when it was killed.
    if (offset === pdf.length) await sending.state();
    else if (offset === null) sending = undefined;
    else await sending.send(offset, pdf.subarray(offset));
    if (!sending) return undefined;
    const { status } = await applicant.submit(CURSUS, { ...form, proofUpload: sending.id });
    // Refused, for instance because a loaded machine took too long to read it: start another upload.
    if (status === 422) sending = undefined;
    return status === 302 || undefined;
  });
  return hash(pdf).toString("hex");
}

async function addChoice(applicant: Applicant): Promise<void> {
  await retryUntilDone("a choice", async () => {
    const page = await applicant.request(`${ROOT}/mon-panierformations/ajouter-panier`);
    const course = /name="course"[^>]*value="([^"]+)"/.exec(await page.text())?.[1];
    if (!course) return undefined;
    const { status } = await applicant.submit(BASKET_PATH, { intent: "add", course });
    // A duplicate is refused: the response to a first try was lost.
    return status === 200 || status === 422 ? true : undefined;
  });
}

/** Submits until it is acknowledged, then once more; returns the number, which must be the same both times. */
async function submitTwice(
  applicant: Applicant,
  onStep: (what: "requested" | "sent") => void,
): Promise<string> {
  const reviewed = await retryUntilDone("a reviewed application", () => readReviewForm(applicant));
  onStep("requested");
  const submit = async () => {
    const { status, headers } = await applicant.submit(SUMMARY_PATH, reviewed);
    return status === 302 && headers.get("location")?.startsWith(STATUS_PATH) ? true : undefined;
  };
  await retryUntilDone("a sent application", submit);
  onStep("sent");
  const number = await retryUntilDone("a number", () => readApplicationNumber(applicant));
  await retryUntilDone("the same answer again", submit);
  const again = await retryUntilDone("the number again", () => readApplicationNumber(applicant));
  if (number !== again) throw new Error(`two numbers for one application: ${number}, ${again}`);
  return number;
}

/** The form data of the review page with its declaration ticked; undefined when it shows no form. */
export async function readReviewForm(
  client: TestClient,
): Promise<Record<string, string> | undefined> {
  const form = await readFormValues(client, SUMMARY_PATH);
  return form.version ? { ...form, declaration: "on" } : undefined;
}

/** The application number on the status page. */
export async function readApplicationNumber(client: TestClient): Promise<string | undefined> {
  const page = await client.request(STATUS_PATH);
  return page.status === 200 ? APPLICATION_NUMBER.exec(await page.text())?.[0] : undefined;
}

const hash = (of: string | Uint8Array) => createHash("sha256").update(of).digest();
