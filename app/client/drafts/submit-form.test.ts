import { afterEach, describe, expect, it, vi } from "vitest";
import {
  beginSubmission,
  isUnsentForm,
  submitForm,
  submitFormReportingLoss,
} from "./submit-form.ts";

afterEach(() => vi.unstubAllGlobals());

const buildRequest = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new File(["x"], "bulletin.pdf"));
  return new Request("https://school.test/suivi.data", { method: "POST", body });
};

describe("sendFormOrSay", () => {
  it("answers without a network which form did not leave, without its files", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const serverAction = vi.fn();
    const answer = await submitFormReportingLoss({
      serverAction,
      request: buildRequest({ intent: "answer", about: "1" }),
    });
    expect(answer).toMatchObject({
      data: { unsent: true, stays: true, form: { intent: "answer", about: "1" } },
      init: { status: 503 },
    });
    expect(serverAction).not.toHaveBeenCalled();
  });

  it("gives the answer of the server when there is a network", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const request = buildRequest({ intent: "answer" });
    const serverAction = async () => ({
      ok: false,
      sent: (await request.formData()).get("intent"),
    });
    expect(await submitFormReportingLoss({ serverAction, request })).toEqual({
      ok: false,
      sent: "answer",
    });
  });
});

describe("isUnsentForm", () => {
  const unsent = { unsent: true, stays: true, form: { intent: "answer", about: "1" } };

  it("is true of the form that was sent and of no other on the page", () => {
    expect(isUnsentForm(unsent, { intent: "answer", about: "1" })).toBe(true);
    expect(isUnsentForm(unsent, { intent: "answer", about: "2" })).toBe(false);
    expect(isUnsentForm(unsent, { intent: "replace", about: "1" })).toBe(false);
  });

  it("is true of the only form of a page, and false of what the server answered", () => {
    expect(isUnsentForm(unsent, {})).toBe(true);
    expect(isUnsentForm({ ok: false, errors: {} }, {})).toBe(false);
    expect(isUnsentForm(undefined, {})).toBe(false);
  });
});

describe("sendForm", () => {
  it("says that a form was taken when the server leads on, and not when it refuses", async () => {
    const onAccepted = vi.fn();
    const respondWith = (status: number) => async () => {
      throw new Response(null, { status });
    };
    for (const status of [500, 302]) {
      beginSubmission("a", onAccepted);
      await expect(submitForm({ serverAction: respondWith(status) })).rejects.toBeInstanceOf(
        Response,
      );
      expect(onAccepted).toHaveBeenCalledTimes(status === 302 ? 1 : 0);
    }
  });

  it("says that a form was taken by an answer that stays on the page, where the route says so", async () => {
    const onAccepted = vi.fn();
    const isAccepted = (answer: object) => "message" in answer;
    for (const answer of [{ errors: {} }, { message: "Le lien" }]) {
      beginSubmission("a", onAccepted);
      expect(await submitForm({ serverAction: async () => answer, isAccepted })).toEqual(answer);
      expect(onAccepted).toHaveBeenCalledTimes("message" in answer ? 1 : 0);
    }
  });
});
