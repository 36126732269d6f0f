import { z } from "zod";
import { parseScannerUrl } from "./antivirus/clamd.server.ts";
import { parseNetworks, privateNetworks } from "./proxy-networks.ts";
import { StartRefused } from "./start-refused.ts";

/**
 * The published password of the demonstration. Production refuses to start with it, or with other published secrets.
 */
export const DEMO_PASSWORD = "erabao-demonstration";

const text = z.string().trim().min(1).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).optional();

/** A token gives access for some minutes, so it must not travel unencrypted. */
function isSafeForTokens(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
}

/** Whether this host name is the local machine, so that traffic crosses no network. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const settingsSchema = z.object({
  APP_MODE: z.enum(["demo", "production"]).default("demo"),
  APP_REHEARSAL: z.enum(["0", "1"]).default("0"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().min(1).default("127.0.0.1"),
  PUBLIC_ORIGIN: httpUrl,
  DATA_DIR: z.string().trim().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_ALLOW_PLAINTEXT: z.enum(["0", "1"]).default("0"),
  MAIL_WEBHOOK_SECRET: z.string().min(32).optional(),
  WHATSAPP_WEBHOOK_SECRET: z.string().min(32).optional(),
  MAIL_FROM: z.string().trim().min(3).default("ne-pas-repondre@erabao.example"),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: httpUrl,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PREFIX: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\/?$/)
    .optional(),
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  CLAMD_URL: z
    .string()
    .refine((address) => parseScannerUrl(address) !== null)
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  PROXY_NETWORKS: z
    .string()
    .refine((networks) => parseNetworks(networks) !== null)
    .optional(),
  AUTH_TOKEN_SYNC_URL: z.url().refine(isSafeForTokens).optional(),
  SECURITY_CONTACT: z.email().optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

const requirements: Partial<Record<keyof z.infer<typeof settingsSchema>, string>> = {
  APP_MODE: "must be demo or production",
  APP_REHEARSAL: "must be 1, or absent",
  PORT: "must be a whole number from 0 to 65535",
  PUBLIC_ORIGIN: "must be an address such as https://www.ecole.example",
  DATABASE_URL: "must look like postgres://user:password@host:5432/name",
  DATABASE_DIRECT_URL: "must look like postgres://user:password@host:5432/name",
  APP_SECRET: "must be at least 32 characters long",
  APP_SECRET_PREVIOUS: "must be at least 32 characters long",
  SMTP_URL: "must look like smtp://user:password@host:587",
  SMTP_ALLOW_PLAINTEXT: "must be 1, to let emails leave unencrypted, or 0",
  MAIL_WEBHOOK_SECRET: "must be at least 32 characters long",
  WHATSAPP_WEBHOOK_SECRET: "must be at least 32 characters long",
  S3_ENDPOINT: "must be an http or https address",
  S3_PREFIX: "must be a folder such as dakar or schools/dakar (small letters, digits, - and _)",
  S3_TIMEOUT_MS: "must be a whole number of milliseconds from 100 to 600000",
  CLAMD_URL: "must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl",
  CLIENT_ADDRESS_HEADER: "must be the name of a header, such as X-Real-IP",
  PROXY_NETWORKS: "must be networks such as 203.0.113.7, 198.51.100.0/24, 2001:db8::/48",
  AUTH_TOKEN_SYNC_URL: "must be an https address (http only on this machine)",
  SECURITY_CONTACT: "must be an e-mail address",
  LOG_LEVEL: "must be debug, info, warn, error or silent",
};

/** Settings that must all be set or all be absent. */
const settingGroups = [
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
] as const;

export type Config = ReturnType<typeof toConfig>;

function toConfig(value: z.infer<typeof settingsSchema>) {
  const origin = value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`;
  const { S3_BUCKET: bucket, S3_REGION: region } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  // Ends with a slash, because it is prepended to every key.
  const prefix = value.S3_PREFIX ? `${value.S3_PREFIX.replace(/\/$/, "")}/` : "";
  return {
    /** A trial run on a copy of the data: it sends nothing outside and removes nothing from the store. */
    isRehearsal: value.APP_REHEARSAL === "1",
    demo: value.APP_MODE === "demo",
    port: value.PORT,
    host: value.HOST,
    origin: new URL(origin).origin,
    /** False in a demonstration without PUBLIC_ORIGIN and in a rehearsal: they answer at any host name. */
    isOriginConfigured: value.PUBLIC_ORIGIN !== undefined,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    /** Leads to PostgreSQL itself when DATABASE_URL leads to a pooler in transaction mode. */
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    secret: value.APP_SECRET,
    /** The former APP_SECRET during a rotation: it signs nothing new, but what it signed is still accepted. */
    previousSecret: value.APP_SECRET_PREVIOUS,
    smtpUrl: value.SMTP_URL,
    /**
     * Emails carry sign-in links: unless this is set they are sent only over TLS, or to a mail server on this
     * machine.
     */
    isPlaintextMailAllowed: value.SMTP_ALLOW_PLAINTEXT === "1",
    mailFrom: value.MAIL_FROM,
    /**
     * Secrets that sign webhooks (bounces and complaints; WhatsApp replies). Without one its webhook refuses every
     * call.
     */
    mailWebhookSecret: value.MAIL_WEBHOOK_SECRET,
    whatsappWebhookSecret: value.WHATSAPP_WEBHOOK_SECRET,
    s3:
      bucket && region && accessKeyId && secretAccessKey
        ? {
            bucket,
            region,
            accessKeyId,
            secretAccessKey,
            endpoint: value.S3_ENDPOINT,
            prefix,
            timeoutMs: value.S3_TIMEOUT_MS,
          }
        : undefined,
    /** The antivirus that scans uploaded files; undefined: files are not scanned. */
    scanner: value.CLAMD_URL ? (parseScannerUrl(value.CLAMD_URL) ?? undefined) : undefined,
    google: clientCredentials(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET),
    facebook: clientCredentials(value.FACEBOOK_CLIENT_ID, value.FACEBOOK_CLIENT_SECRET),
    /** The header in which our proxy writes the client's address, in lower case. */
    addressHeader: value.CLIENT_ADDRESS_HEADER?.toLowerCase(),
    /** The networks our proxy connects from; the header is trusted from nowhere else. */
    proxyNetworks: value.PROXY_NETWORKS
      ? (parseNetworks(value.PROXY_NETWORKS) ?? privateNetworks)
      : privateNetworks,
    /** The address of another system that is notified of each sign-in and sign-out. */
    tokenSyncUrl: value.AUTH_TOKEN_SYNC_URL,
    /** Where vulnerabilities are reported; without it, to the campuses. */
    securityContact: value.SECURITY_CONTACT,
    logLevel: value.LOG_LEVEL,
  };
}

function clientCredentials(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/**
 * Reads and checks every setting (listed with comments in .env.example). An empty variable counts as absent. Throws
 * StartRefused with one sentence that names the variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof z.infer<typeof settingsSchema>;
    throw new StartRefused(`The setting ${name} ${requirements[name] ?? "is not usable"}.`);
  }
  for (const group of settingGroups) {
    const missing = group.filter((name) => !parsed.data[name]);
    if (missing.length > 0 && missing.length < group.length)
      throw new StartRefused(`The setting ${missing[0]} is missing: it goes with ${group[0]}.`);
  }
  if (parsed.data.S3_PREFIX && !parsed.data.S3_BUCKET)
    throw new StartRefused("The setting S3_BUCKET is missing: it goes with S3_PREFIX.");
  if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL)
    throw new StartRefused(
      "The setting DATABASE_URL is missing: it goes with DATABASE_DIRECT_URL.",
    );
  if (parsed.data.PROXY_NETWORKS && !parsed.data.CLIENT_ADDRESS_HEADER)
    throw new StartRefused(
      "The setting CLIENT_ADDRESS_HEADER is missing: it goes with PROXY_NETWORKS.",
    );
  if (parsed.data.APP_MODE === "production") refuseDemoSettings(parsed.data);
  return toConfig(
    parsed.data.APP_REHEARSAL === "1" ? withoutExternalServices(parsed.data) : parsed.data,
  );
}

/**
 * Clears the settings that would let a rehearsal send something, be called by another system, or answer only at the
 * live site's address.
 */
function withoutExternalServices(
  value: z.infer<typeof settingsSchema>,
): z.infer<typeof settingsSchema> {
  return {
    ...value,
    PUBLIC_ORIGIN: undefined,
    SMTP_URL: undefined,
    MAIL_WEBHOOK_SECRET: undefined,
    WHATSAPP_WEBHOOK_SECRET: undefined,
    AUTH_TOKEN_SYNC_URL: undefined,
    GOOGLE_CLIENT_ID: undefined,
    GOOGLE_CLIENT_SECRET: undefined,
    FACEBOOK_CLIENT_ID: undefined,
    FACEBOOK_CLIENT_SECRET: undefined,
  };
}

function refuseDemoSettings(value: z.infer<typeof settingsSchema>) {
  if (!value.PUBLIC_ORIGIN)
    throw new StartRefused("The setting PUBLIC_ORIGIN is required when APP_MODE is production.");
  if (!value.APP_SECRET)
    throw new StartRefused("The setting APP_SECRET is required when APP_MODE is production.");
  if (isPublishedSecret(value.APP_SECRET))
    throw new StartRefused("The setting APP_SECRET is a demonstration secret: make a random one.");
  if (value.APP_SECRET_PREVIOUS && isPublishedSecret(value.APP_SECRET_PREVIOUS))
    throw new StartRefused(
      "The setting APP_SECRET_PREVIOUS is a demonstration secret: anybody could sign with it. Remove it.",
    );
}

const isPublishedSecret = (secret: string) =>
  /demo|example|changeme|secret/i.test(secret) || /^(.)\1+$/.test(secret);

let current: Config | undefined;

export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** Replaces the settings of this process: the server adds its generated secret, tests set theirs. */
export function setConfig(value: Config): void {
  current = value;
}
