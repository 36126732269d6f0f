import fs from "node:fs/promises";
import { ClientRequest, type IncomingMessage, ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

// Preloaded into the built server (`--import`): kills the process at the point named by CRASH_AT, without flushing
// anything.

function crashAt(point: string): void {
  if (point === process.env.CRASH_AT) process.kill(process.pid, "SIGKILL");
}

// Child processes inherit these variables.
if (process.argv[1]?.endsWith("server/start.js")) {
  watchFiles();
  watchObjects();
  watchStatements();
  watchAnswers();
}

/** Point: a user's file has been renamed into place; its row is not written yet. */
function watchFiles(): void {
  const { rename } = fs;
  fs.rename = async (from, to) => {
    await rename(from, to);
    if (String(to).includes("/files/proofs/")) crashAt("after-file-stored");
  };
  syncBuiltinESMExports();
}

/** The same point with S3: the store has acknowledged a user's file. */
function watchObjects(): void {
  const { emit } = ClientRequest.prototype;
  ClientRequest.prototype.emit = function (this: ClientRequest, ...args: [string, ...unknown[]]) {
    const [event, response] = args;
    const isProof = this.method === "PUT" && this.path.includes("/proofs/");
    if (event === "response" && isProof && (response as IncomingMessage).statusCode === 200)
      crashAt("after-file-stored");
    return emit.apply(this, args);
  } as typeof emit;
}

/** Watches the PostgreSQL protocol, because statements may be prepared under a name. */
function watchStatements(): void {
  type Conversation = { statements: Map<string, string>; sending: boolean };
  const conversations = new WeakMap<Socket, Conversation>();
  const { write } = Socket.prototype;
  Socket.prototype.write = function (this: Socket, ...args: Parameters<typeof write>) {
    const [message] = args as [unknown];
    const text = Buffer.isBuffer(message) ? executed(this, message) : undefined;
    const talk = conversations.get(this);
    if (text && talk) {
      if (text.includes('insert into "application_numbers"')) talk.sending = true;
      if (/^commit/i.test(text) && talk.sending) {
        talk.sending = false;
        crashAt("before-commit");
        this.prependOnceListener("data", () => crashAt("after-commit"));
      }
      if (/^rollback/i.test(text)) talk.sending = false;
    }
    return write.apply(this, args);
  } as typeof write;

  /** The statement that this message executes; undefined for any other message. */
  function executed(socket: Socket, message: Buffer): string | undefined {
    const kind = String.fromCharCode(message[0] ?? 0);
    if (!"PBQ".includes(kind) || message.length < 6) return undefined;
    const [first = "", second = ""] = message.toString("latin1", 5).split("\0", 2);
    if (kind === "Q") return first;
    const talk = conversations.get(socket) ?? { statements: new Map(), sending: false };
    conversations.set(socket, talk);
    if (kind === "B") return talk.statements.get(second);
    talk.statements.set(first, second);
    return undefined;
  }
}

/** Point: the response that acknowledges a submission. */
function watchAnswers(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: never[]) {
    const isSubmission = () =>
      JSON.stringify([args, this.getHeader("location")]).includes("?submitted");
    if (isSubmission()) {
      crashAt("before-answer");
      this.once("finish", () => crashAt("after-answer"));
    }
    return (writeHead as (...all: never[]) => ServerResponse).apply(this, args);
  } as typeof writeHead;
}
