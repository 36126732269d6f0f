import { type Config, DEMO_PASSWORD } from "../app/platform/config.server.ts";

/** Text for the terminal once the server listens. */
export function welcomeMessage(settings: Config, port: number, firstLink?: string | null): string {
  const origin = settings.isOriginConfigured ? settings.origin : `http://localhost:${port}`;
  if (settings.isRehearsal)
    return `Rehearsal of a backup (APP_REHEARSAL): ${origin}

  Nothing is sent, no job runs, and nothing is written to the store of files. Every page says so.
`;
  if (!settings.demo)
    return `Ready: ${origin}${firstLink ? firstAdministratorText(firstLink) : ""}`;
  return `
Collège Érabao (demonstration) is ready: ${origin}

  Accounts, password ${DEMO_PASSWORD}
    candidat@demo.test     a candidate, application half filled in: ${origin}/connexion
    admissions@demo.test   admissions office, campus Senegal:      ${origin}/administration
    redaction@demo.test    the site's texts and pictures:          ${origin}/administration
    admin@demo.test        administrator, who sees everything:     ${origin}/administration

  Mail that would be sent: ${settings.smtpUrl ? "sent by SMTP_URL" : `${origin}/demo/courriels`}
  Stop with Ctrl-C; the data stays in ${settings.dataDir}
`;
}

function firstAdministratorText(link: string): string {
  return `

  Nobody administers this site yet. Whoever opens this link first becomes its administrator:
    ${link}
  It works once, within 24 hours. The next start prints another, and this one stops working.
`;
}
