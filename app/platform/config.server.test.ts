import { expect, test } from "vitest";
import { readConfig } from "./config.server.ts";
import { StartRefused } from "./start-refused.ts";

const production = {
  APP_MODE: "production",
  PUBLIC_ORIGIN: "https://www.ecole.example",
  APP_SECRET: "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA",
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  return "accepted";
}

test("readConfig: returns a local demonstration when no variable is set", () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    port: 3000,
    host: "127.0.0.1",
    origin: "http://localhost:3000",
    isOriginConfigured: false,
    dataDir: "./data",
    databaseUrl: undefined,
    smtpUrl: undefined,
    s3: undefined,
    google: undefined,
    facebook: undefined,
  });
});

test("readConfig: treats an empty variable as absent", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "", S3_BUCKET: "" })).toEqual(readConfig({}));
});

test.for([
  ["APP_MODE", "prod"],
  ["APP_MODE", "DEMO"],
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000.5"],
  ["HOST", "   "],
  ["PUBLIC_ORIGIN", "www.ecole.example"],
  ["PUBLIC_ORIGIN", "ftp://ecole.example"],
  ["DATA_DIR", "  "],
  ["DATABASE_URL", "mysql://root@localhost/ecole"],
  ["DATABASE_URL", "localhost:5432"],
  ["DATABASE_DIRECT_URL", "localhost:5432"],
  ["APP_SECRET", "court"],
  ["APP_SECRET_PREVIOUS", "court"],
  ["SMTP_URL", "mail.ecole.example:25"],
  ["SMTP_URL", "http://mail.ecole.example"],
  ["SMTP_ALLOW_PLAINTEXT", "yes"],
  ["MAIL_FROM", "x"],
  ["S3_ENDPOINT", "s3.example"],
  ["CLIENT_ADDRESS_HEADER", "X Real IP"],
  ["AUTH_TOKEN_SYNC_URL", "http://interne.ecole.example/jetons"],
  ["PROXY_NETWORKS", "203.0.113.0/33"],
  ["PROXY_NETWORKS", "203.0.113.7, proxy.example"],
  ["PROXY_NETWORKS", "fe80::1%eth0/64"],
  ["PROXY_NETWORKS", "0.0.0.0/0"],
  ["PROXY_NETWORKS", "203.0.113.7,"],
  ["AUTH_TOKEN_SYNC_URL", "jetons"],
  ["CLAMD_URL", "localhost:3310"],
  ["CLAMD_URL", "http://localhost:3310"],
  ["CLAMD_URL", "tcp://localhost"],
  ["CLAMD_URL", "unix:clamd.ctl"],
  ["SECURITY_CONTACT", "https://ecole.example"],
  ["LOG_LEVEL", "verbose"],
] as const)(
  "readConfig: refuses %s=%j with one sentence that names the variable",
  ([name, value]) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^The setting ${name} [^\n]+\\.$`));
    expect(sentence).not.toContain("\n");
  },
);

test.for([
  ["S3_BUCKET", "S3_REGION"],
  ["S3_SECRET_ACCESS_KEY", "S3_BUCKET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_SECRET", "FACEBOOK_CLIENT_ID"],
] as const)("readConfig: refuses %s without %s", ([present, missing]) => {
  expect(refusal({ [present]: "present" })).toMatch(
    new RegExp(`^The setting ${missing} is missing`),
  );
});

test("readConfig: refuses PROXY_NETWORKS without CLIENT_ADDRESS_HEADER", () => {
  expect(refusal({ PROXY_NETWORKS: "203.0.113.7" })).toMatch(
    /^The setting CLIENT_ADDRESS_HEADER is missing/,
  );
});

test("readConfig: parses CLAMD_URL as a TCP address or a socket path", () => {
  const scanner = (CLAMD_URL: string) => readConfig({ CLAMD_URL }).scanner;
  expect(scanner("tcp://antivirus:3310")).toEqual({ host: "antivirus", port: 3310 });
  expect(scanner("tcp://[::1]:3310")).toEqual({ host: "::1", port: 3310 });
  expect(scanner("unix:/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(scanner("")).toBeUndefined();
});

test("readConfig: groups the S3 and Google settings", () => {
  const s3 = { S3_BUCKET: "b", S3_REGION: "r", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  expect(readConfig(s3).s3).toEqual({
    bucket: "b",
    prefix: "",
    region: "r",
    accessKeyId: "k",
    secretAccessKey: "s",
    endpoint: undefined,
    timeoutMs: 30_000,
  });
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s" };
  expect(readConfig(google).google).toEqual({ clientId: "id", clientSecret: "s" });
});

test("readConfig: accepts production with PUBLIC_ORIGIN and APP_SECRET", () => {
  expect(readConfig(production)).toMatchObject({
    demo: false,
    origin: "https://www.ecole.example",
    isOriginConfigured: true,
  });
});

test.for(["PUBLIC_ORIGIN", "APP_SECRET"] as const)(
  "readConfig: refuses production without %s",
  (name) => {
    expect(refusal({ ...production, [name]: "" })).toMatch(
      new RegExp(`^The setting ${name} is required when APP_MODE is production`),
    );
  },
);

test.for([
  "erabao-demonstration-erabao-demonstration",
  "changeme-changeme-changeme-changeme",
  "this-is-an-example-of-a-long-value",
  "my-secret-my-secret-my-secret-my-secret",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
])("readConfig: refuses production with the published secret %s", (secret) => {
  expect(refusal({ ...production, APP_SECRET: secret })).toMatch(/^The setting APP_SECRET /);
  expect(refusal({ ...production, APP_SECRET_PREVIOUS: secret })).toMatch(
    /^The setting APP_SECRET_PREVIOUS /,
  );
});

test.each([
  ["dakar", "dakar/"],
  ["schools/dakar-2/", "schools/dakar-2/"],
])("readConfig: turns S3_PREFIX %s into the key prefix %s", (env, prefix) => {
  const s3 = { S3_BUCKET: "b", S3_REGION: "r", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  expect(readConfig({ ...s3, S3_PREFIX: env }).s3?.prefix).toBe(prefix);
});

test.each(["/dakar", "../dakar", "Dakar", "dakar//x", "da kar", "."])(
  "readConfig: refuses %s as S3_PREFIX",
  (env) => {
    expect(() => readConfig({ S3_PREFIX: env })).toThrow("The setting S3_PREFIX must be a folder");
  },
);

test("readConfig: refuses S3_PREFIX without a bucket", () => {
  expect(() => readConfig({ S3_PREFIX: "dakar" })).toThrow("The setting S3_BUCKET is missing");
});

test("readConfig: removes every external service from a rehearsal", () => {
  const env = {
    APP_REHEARSAL: "1",
    SMTP_URL: "smtp://host",
    MAIL_WEBHOOK_SECRET: "m".repeat(32),
    WHATSAPP_WEBHOOK_SECRET: "w".repeat(32),
    AUTH_TOKEN_SYNC_URL: "https://intern.example",
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "g",
    FACEBOOK_CLIENT_ID: "f",
    FACEBOOK_CLIENT_SECRET: "f",
  };
  const nothing = {
    smtpUrl: undefined,
    mailWebhookSecret: undefined,
    whatsappWebhookSecret: undefined,
    tokenSyncUrl: undefined,
    google: undefined,
    facebook: undefined,
  };
  expect(readConfig(env)).toMatchObject({ isRehearsal: true, ...nothing });
  expect(readConfig({ ...env, APP_REHEARSAL: "0" }).smtpUrl).toBe("smtp://host");
  expect(() => readConfig({ APP_REHEARSAL: "yes" })).toThrow("APP_REHEARSAL must be 1");
});

test("readConfig: lets a rehearsal with production settings answer at its own address", () => {
  const env = { ...production, PORT: "3999", APP_REHEARSAL: "1" };
  expect(readConfig(env)).toMatchObject({
    demo: false,
    origin: "http://localhost:3999",
    isOriginConfigured: false,
  });
});
