import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginSubmission,
  isUnsentForm,
  submitForm,
  submitFormReportingLoss,
} from "./submit-form.ts";

beforeEach(() => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const buildRequest = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new File(["x"], "bulletin.pdf"));
  return new Request("https://school.test/suivi.data", { method: "POST", body });
};

describe("submitFormReportingLoss", () => {
  it("returns the unsent form without its files when there is no network", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const serverAction = vi.fn();
    const answer = await submitFormReportingLoss({
      serverAction,
      request: buildRequest({ intent: "answer", subjectId: "1" }),
    });
    expect(answer).toMatchObject({
      data: { isUnsent: true, isPersistent: true, form: { intent: "answer", subjectId: "1" } },
      init: { status: 503 },
    });
    expect(serverAction).not.toHaveBeenCalled();
  });

  it("returns the result of the server action when there is a network", async () => {
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
  const unsent = { isUnsent: true, isPersistent: true, form: { intent: "answer", subjectId: "1" } };

  it("returns true only for the form with these values", () => {
    expect(isUnsentForm(unsent, { intent: "answer", subjectId: "1" })).toBe(true);
    expect(isUnsentForm(unsent, { intent: "answer", subjectId: "2" })).toBe(false);
    expect(isUnsentForm(unsent, { intent: "replace", subjectId: "1" })).toBe(false);
  });

  it("returns true without values to compare, and false for a result of the server", () => {
    expect(isUnsentForm(unsent, {})).toBe(true);
    expect(isUnsentForm({ ok: false, errors: {} }, {})).toBe(false);
    expect(isUnsentForm(undefined, {})).toBe(false);
  });
});

describe("submitForm", () => {
  it("calls onAccepted on a redirect, and not on an error", async () => {
    const onAccepted = vi.fn();
    const respondWith = (status: number) => async () => {
      throw new Response(null, { status });
    };
    for (const status of [500, 302]) {
      beginSubmission("a", onAccepted);
      const request = buildRequest({});
      await expect(
        submitForm({ request, serverAction: respondWith(status) }),
      ).rejects.toBeInstanceOf(Response);
      expect(onAccepted).toHaveBeenCalledTimes(status === 302 ? 1 : 0);
    }
  });

  it("keeps the draft until the form is submitted again after the session has ended", async () => {
    const onAccepted = vi.fn();
    const ended = { status: 401, statusText: "", internal: false, data: { session: "ended" } };
    beginSubmission("a", onAccepted);
    await submitForm({ request: buildRequest({}), serverAction: () => Promise.reject(ended) });
    expect(onAccepted).not.toHaveBeenCalled();
    const accepted = async () => Promise.reject(new Response(null, { status: 302 }));
    await submitForm({ request: buildRequest({}), serverAction: accepted }).catch(() => {});
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it("calls onAccepted on a result for which isAccepted returns true", async () => {
    const onAccepted = vi.fn();
    const isAccepted = (answer: object) => "message" in answer;
    for (const answer of [{ errors: {} }, { message: "Le lien" }]) {
      beginSubmission("a", onAccepted);
      const form = { request: buildRequest({}), serverAction: async () => answer, isAccepted };
      expect(await submitForm(form)).toEqual(answer);
      expect(onAccepted).toHaveBeenCalledTimes("message" in answer ? 1 : 0);
    }
  });
});
