import { expect, test } from "vitest";
import {
  classifyError,
  classifyRefusal,
  getServerAnswer,
  parseDeliveryFault,
} from "./delivery-fault.ts";

const rows: [
  name: string,
  refusal: Parameters<typeof classifyRefusal>[0],
  verdict: string,
  fault: string,
][] = [
  ["nobody listens", { code: "ESOCKET", command: "CONN" }, "unsure", "server-unavailable"],
  ["a silence", { code: "ETIMEDOUT", command: "CONN" }, "unsure", "server-unavailable"],
  ["a wrong password", { code: "EAUTH", responseCode: 535 }, "server", "server-refuses-us"],
  ["no password to give", { code: "EAUTH", command: "API" }, "server", "server-refuses-us"],
  ["no TLS", { code: "ETLS", command: "STARTTLS" }, "server", "server-without-tls"],
  ["a refusal to greet", { responseCode: 554, command: "CONN" }, "server", "server-refuses-us"],
  ["going away", { responseCode: 421, command: "RCPT TO" }, "server", "server-unavailable"],
  [
    "our own address refused",
    { responseCode: 550, command: "MAIL FROM" },
    "server",
    "server-refuses-us",
  ],
  ["a grey list", { responseCode: 451, command: "RCPT TO" }, "later", "not-now"],
  ["a busy disk", { responseCode: 452, command: "DATA" }, "later", "not-now"],
  ["nobody of that name", { responseCode: 550, command: "RCPT TO" }, "address", "address-unknown"],
  [
    "nobody, with its code",
    { responseCode: 550, command: "RCPT TO", response: "550 5.1.1 unknown" },
    "address",
    "address-unknown",
  ],
  [
    "a full mailbox",
    { responseCode: 552, command: "RCPT TO", response: "552 5.2.2 full" },
    "email",
    "email-refused",
  ],
  [
    "a policy against the sender",
    { responseCode: 550, command: "RCPT TO", response: "550 5.7.1 denied" },
    "email",
    "email-refused",
  ],
  ["words taken for spam", { responseCode: 554, command: "DATA" }, "email", "email-refused"],
  ["no address at all", { code: "EENVELOPE" }, "email", "address-malformed"],
];

test.each(rows)("classifyRefusal: %s", (_name, refusal, verdict, fault) => {
  expect(classifyRefusal(refusal)).toEqual({ verdict, fault });
});

test("classifyError: returns unsure for an error that is not a mail server's", () => {
  expect(classifyError("what?").verdict).toBe("unsure");
});

test("getServerAnswer: returns one line of at most 300 characters", () => {
  expect(getServerAnswer(new Error("no\r\nroute"))).toBe("no route");
  expect(getServerAnswer({ response: `550 ${"x".repeat(1_000)}` })).toHaveLength(300);
});

test.for([
  ["server-away", "server-unavailable"],
  ["letter-refused", "email-refused"],
  ["address-unknown", "address-unknown"],
] as const)("parseDeliveryFault reads the stored %s as %s", ([stored, fault]) => {
  expect(parseDeliveryFault(stored)).toBe(fault);
});
