import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JWK } from "oidc-provider";

export type DemoKeys = { signing: JWK; cookies: string[] };

/** Keys of the demonstration's provider, created at the first start and stored in the data folder. */
export function getDemoKeys(dataDir: string): DemoKeys {
  const path = join(dataDir, "demo-identity.json");
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    const keys = createKeys();
    writeFileSync(`${path}.part`, JSON.stringify(keys), { mode: 0o600 });
    renameSync(`${path}.part`, path);
    return keys;
  }
}

function createKeys(): DemoKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = privateKey.export({ format: "jwk" }) as JWK;
  const kid = randomBytes(8).toString("hex");
  return {
    signing: { ...jwk, kid, alg: "ES256", use: "sig" },
    cookies: [randomBytes(32).toString("base64url")],
  };
}
