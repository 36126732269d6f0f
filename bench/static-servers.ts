import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NGINX_PORT = 18_080;

/** A Node server in this process that answers every request with these brotli bytes. */
export function startBareServer(body: Buffer) {
  const server = createServer((_, res) => {
    res.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" });
    res.end(body);
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, stop: () => server.close() };
}

/**
 * One worker of nginx that sends the same bytes from a file: the practical limit. Returns undefined where nginx is not
 * installed.
 */
export function startNginx(body: Buffer) {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "index.html"), body);
  const settings = `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {} http { access_log off; keepalive_requests 1000000; types { text/html html; }
server { listen ${NGINX_PORT}; root ${folder}/www; add_header Content-Encoding br; } }`;
  writeFileSync(join(folder, "nginx.conf"), settings);
  spawnSync("chmod", ["-R", "a+rX", folder]);
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const stop = () => {
    nginx.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    nginx.kill();
  };
  return { url: `http://localhost:${NGINX_PORT}/`, stop };
}
