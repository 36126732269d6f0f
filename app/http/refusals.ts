import type { refusedRequestMessages } from "#app/i18n/refused-request.ts";

type Topic = Exclude<keyof typeof refusedRequestMessages.fr, `${string}Link` | "nothingSaved">;

/** Refusals before routing: `topic` selects the texts of the page, `short` is the text for programs. */
export const refusals = {
  400: { topic: "bad", reason: "Bad Request", short: "Bad address." },
  403: {
    topic: "strange",
    reason: "Forbidden",
    short: "This request does not come from a page of this site.",
  },
  405: {
    topic: "method",
    reason: "Method Not Allowed",
    short: "This method is not known here.",
  },
  408: { topic: "slow", reason: "Request Timeout", short: "The request took too long." },
  413: { topic: "large", reason: "Content Too Large", short: "This is larger than 12 MB." },
  415: {
    topic: "compressed",
    reason: "Unsupported Media Type",
    short: "Compressed bodies are not read.",
  },
  421: {
    topic: "host",
    reason: "Misdirected Request",
    short: "This server does not answer for that host.",
  },
  431: {
    topic: "head",
    reason: "Request Header Fields Too Large",
    short: "The headers of the request are too large.",
  },
} as const satisfies Record<number, { topic: Topic; reason: string; short: string }>;

export type RefusalStatus = keyof typeof refusals;
