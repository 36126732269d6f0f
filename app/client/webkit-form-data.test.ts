import { beforeEach, expect, test, vi } from "vitest";
import { patchRequestFormData } from "./webkit-form-data.ts";

const target = { Request };

beforeEach(() => {
  target.Request = Request;
  vi.spyOn(Request.prototype, "formData").mockRejectedValue(
    new Error("Unable to read form data blob"),
  );
  patchRequestFormData(target);
});

const form = new FormData();
form.set("photo", new File(["a square"], "me.jpg", { type: "image/jpeg" }));

test("patchRequestFormData: returns the form with its files from formData(), also from a clone of a clone", async () => {
  const request = new target.Request("http://school.test/photo", { method: "POST", body: form });
  expect(await request.clone().clone().formData()).toBe(form);
  expect(await request.formData()).toBe(form);
});

test("patchRequestFormData: leaves the rest of the request unchanged", async () => {
  const request = new target.Request("http://school.test/photo", { method: "POST", body: form });
  expect(request).toBeInstanceOf(target.Request);
  expect(request).toBeInstanceOf(Request);
  expect(request.method).toBe("POST");
  expect(await request.text()).toContain("a square");
});

test("patchRequestFormData: leaves formData() of a request without a form to the browser", async () => {
  const body = new URLSearchParams({ town: "Thiès" });
  const request = new target.Request("http://school.test/town", { method: "POST", body });
  await expect(request.formData()).rejects.toThrow("Unable to read form data blob");
  expect(await request.text()).toBe("town=Thi%C3%A8s");
});
