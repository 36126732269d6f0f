import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { TestClient } from "#tests/support/test-client.ts";

type LoadOptions = { clients?: number; seconds: number; cookie?: string };

/** Requests one address with wrk. Asynchronous, because a target may be served by this process. */
export async function load(url: string, { clients = 64, seconds, cookie }: LoadOptions) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", `-c${clients}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br"],
    ...(cookie ? ["-H", `Cookie: ${cookie}`] : []),
    url,
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  return {
    requests: Number(find(/(\d+) requests in/)),
    perSecond: Math.round(Number(find(/Requests\/sec:\s+([\d.]+)/))),
    p50: find(/^\s+50%\s+(\S+)/m),
    p99: find(/^\s+99%\s+(\S+)/m),
  };
}

/** Twenty saves per second of one candidate's answers, each with another value; their durations in milliseconds. */
export async function measureSaves(client: TestClient, seconds: number) {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  for (let at = 0; at < seconds * 20; at++) {
    pending.push(save(client, `Fatou Diallo ${at % 7}`, times));
    await new Promise((done) => setTimeout(done, 50));
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { saves: times.length, "p50 ms": at(0.5), "p95 ms": at(0.95) };
}

async function save(client: TestClient, name: string, times: number[]): Promise<void> {
  const startedAt = performance.now();
  const response = await client.submit("/espace-etudiant/candidate/reponses", {
    ...{ part: "parents", writer: "bench-1234", seen: "", motherName: name },
  });
  if (response.status !== 200) throw new Error(`A save was answered ${response.status}.`);
  times.push(performance.now() - startedAt);
}
