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

test("a request made of a form gives that form back, with its files, and so does a copy of a copy", async () => {
  const request = new target.Request("http://school.test/photo", { method: "POST", body: form });
  expect(await request.clone().clone().formData()).toBe(form);
  expect(await request.formData()).toBe(form);
});

test("such a request is one like any other", async () => {
  const request = new target.Request("http://school.test/photo", { method: "POST", body: form });
  expect(request).toBeInstanceOf(target.Request);
  expect(request).toBeInstanceOf(Request);
  expect(request.method).toBe("POST");
  expect(await request.text()).toContain("a square");
});

test("a request made of words is read by the browser", async () => {
  const body = new URLSearchParams({ town: "Thiès" });
  const request = new target.Request("http://school.test/town", { method: "POST", body });
  await expect(request.formData()).rejects.toThrow("Unable to read form data blob");
  expect(await request.text()).toBe("town=Thi%C3%A8s");
});
