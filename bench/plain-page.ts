import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const pictures = ["dakar-phone-585", "lesson-960", "shelves-960", "diplomas-960"];
const text = "L’école suit le programme canadien, de la maternelle à la terminale. ".repeat(8);
const style =
  "body{font:18px/1.5 system-ui;margin:0;color:#14213d}header{background:#15133a;color:#fff;padding:20px}" +
  "main{max-width:60rem;margin:auto;padding:20px}img{max-width:100%;height:auto}h1{font-size:40px;line-height:1.1}";
const html = `<!doctype html><html lang=fr><meta charset=utf-8>
<meta name=viewport content="width=device-width,initial-scale=1"><title>École</title><style>${style}</style>
<header>École</header><main><h1>Étudier au Canada depuis Dakar</h1>${pictures.map(renderPart).join("")}</main></html>`;

function renderPart(picture: string): string {
  return `<h2>Programme</h2><p>${text}</p><img src="/${picture}.avif" width=960 height=600 alt=""><p>${text}</p>`;
}

/**
 * Serves a hand-written page without scripts, with inline CSS and four of our pictures, compressed once: the
 * practical lower limit (E in the comparisons).
 */
export async function servePlainPage() {
  const page = brotliCompressSync(html);
  const files = new Map(
    pictures.map((name) => [`/${name}.avif`, readFileSync(`build/client/img/${name}.avif`)]),
  );
  const server = createServer(({ url = "/" }, res) => {
    const picture = files.get(url);
    const kind = picture
      ? { "Content-Type": "image/avif" }
      : { "Content-Type": "text/html", "Content-Encoding": "br" };
    res.writeHead(200, { ...kind, "Cache-Control": "max-age=3600" }).end(picture ?? page);
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
