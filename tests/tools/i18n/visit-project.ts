import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { printPo } from "../../../tools/i18n/po-file.ts";
import { readMessages } from "../../../tools/i18n/read-messages.ts";

const FILES = {
  "app/i18n/visit.ts": `import { defineMessages } from "./define-messages.ts";
import { visit as en } from "./en/visit.ts";
import { visit as fr } from "./fr/visit.ts";

/** Messages of the visits of the school. */
export const visitMessages = defineMessages(fr, en);
`,
  "app/i18n/fr/visit.ts": `import { elideDe } from "../elide-de.ts";

const some = (one: string, many: string) => (n: number) => (n > 1 ? \`\${n} \${many}\` : \`\${n} \${one}\`);
const answer = { subject: "Une réponse" };

export const visit = {
  title: "Votre visite",
  before: "En continuant, vous acceptez ",
  limit: "{0} places au plus",
  welcome: "Bienvenue {to school}",
  /** The button below the table. */
  back: "Retour",
  of: (name: string) => \`La visite \${elideDe(name)}\`,
  found: (count: number) => (count > 1 ? \`\${count} visites trouvées\` : "Une visite trouvée"),
  left: (days: number) =>
    days === 0 ? "Dernier jour" : days > 1 ? \`Il reste \${days} jours\` : "Il reste un jour",
  places: some("lieu", "lieux"),
  glued: (count: number) => \`\${count} \${count > 1 ? "salles" : "salle"}\`,
  mixed: (count: number) => (count === 0 ? "Rien" : \`\${count} \${count > 1 ? "lots" : "lot"}\`),
  emails: { accept: answer, decline: answer },
};
`,
  "app/i18n/en/visit.ts": `import type { visit as fr } from "../fr/visit.ts";

const some = (one: string, many: string) => (n: number) =>
  n === 1 ? \`\${n} \${one}\` : \`\${n} \${many}\`;
const answer = { subject: "A reply" };

export const visit: typeof fr = {
  title: "Your visit",
  before: "By continuing you accept ",
  limit: "{0} places at most",
  welcome: "Welcome to {the school}",
  back: "Back",
  of: (name) => \`\${name}'s visit\`,
  found: (count) => (count === 1 ? "One visit found" : \`\${count} visits found\`),
  left: (days) =>
    days === 0 ? "Last day" : days === 1 ? "One day left" : \`\${days} days left\`,
  places: some("place", "places"),
  glued: (count) => \`\${count} \${count === 1 ? "room" : "rooms"}\`,
  mixed: (count) => (count === 0 ? "Nothing" : \`\${count} \${count > 1 ? "lots" : "lot"}\`),
  emails: { accept: answer, decline: answer },
};
`,
  "app/features/tours/messages.ts": `import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = { next: "Visite suivante" };
const en: typeof fr = { next: "Next tour" };

export const toursMessages = defineMessages(fr, en);
`,
  "app/features/tours/errors.ts": `import { defineMessages } from "#app/i18n/define-messages.ts";
import { toursMessages } from "./messages.ts";

const ownMessages = defineMessages({ full: "C'est complet" }, { full: "It is full" });

export const tourErrorsMessages = {
  fr: { ...toursMessages.fr, ...ownMessages.fr },
  en: { ...toursMessages.en, ...ownMessages.en },
};
`,
  "app/routes/tour-page.tsx": `export const TourPage = () => tourErrorsMessages.fr.next;\n`,
  "app/routes/visit-page.tsx": `export const VisitPage = () => visitMessages.fr.back;\n`,
  "app/routes/other-page.tsx": `export const OtherPage = () => visitMessages.fr.title;\n`,
};

export type VisitProject = ReturnType<typeof createVisitProject>;

/** A small project with messages in two files a language, and in one file for both. */
export function createVisitProject() {
  const root = mkdtempSync(join(tmpdir(), "messages-"));
  for (const [path, source] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  copyFileSync("biome.json", join(root, "biome.json"));
  return {
    root,
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, content: string) => writeFileSync(join(root, path), content),
    /** Copies a file of the application. */
    copy(path: string) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      copyFileSync(path, join(root, path));
    },
    /** Exports one language to `NAME.po`, with changes of some entries. */
    exportPo(
      locale: "fr" | "en",
      edits: Record<string, Partial<GetTextTranslation> | string> = {},
    ) {
      const table = po.parse(printPo(locale, readMessages(root), () => []));
      for (const [context, edit] of Object.entries(edits)) {
        const [entry] = Object.values(table.translations[context] ?? {});
        if (!entry) throw new Error(`${context} is not exported`);
        Object.assign(entry, typeof edit === "string" ? { msgstr: [edit] } : edit);
      }
      writeFileSync(join(root, `${locale}.po`), po.compile(table));
      return `${locale}.po`;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
