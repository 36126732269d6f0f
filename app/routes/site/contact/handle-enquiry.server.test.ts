import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getEnquiryReceipt } from "#app/features/enquiries/send-enquiry.server.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { handleEnquiryForm } from "./handle-enquiry.server.ts";

await createTestDatabase();

/** Submits a form of the contact page: the location of a redirect, else the response. */
async function send(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, visitor);
  context.set(clientAddressContext, "203.0.113.7");
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/contacts", { method: "POST", body });
  const answer = await handleEnquiryForm(request, context).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : answer;
}

const enquiry = {
  campus: "senegal",
  subject: "fees",
  name: "Awa Fall",
  email: "awa@gmial.com",
  content: "Combien coûte une année ?",
};

describe("handleEnquiryForm", () => {
  it("redirects to the receipt with the corrected address, also when sent twice", async () => {
    const address = `${await send(enquiry)}`;
    const receipt = /envoye=([\w-]+)/.exec(address)?.[1] ?? "";
    expect(await getEnquiryReceipt(receipt)).toMatchObject({ email: "awa@gmial.com" });
    const correction = { intent: "correct-address", receipt };
    expect(await send(correction)).toBe(address);
    expect(await send(correction)).toBe(address);
    expect(await getEnquiryReceipt(receipt)).toMatchObject({ email: "awa@gmail.com" });
  });

  it("returns 422 with the error and every submitted value", async () => {
    const submitted = {
      ...enquiry,
      email: "awa@",
      "phone.country": "SN",
      "phone.number": "77 123",
    };
    expect(await send(submitted)).toMatchObject({
      data: { ok: false, errors: { email: expect.any(String) }, submitted },
      init: { status: 422 },
    });
  });

  it("returns 404 for the correction of an unknown enquiry", async () => {
    expect(await send({ intent: "correct-address", receipt: "no-such" })).toMatchObject({
      init: { status: 404 },
    });
  });
});
