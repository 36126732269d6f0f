import type { ForbiddenWord } from "./screen-word.ts";

/** Literal translations and vague words that French screens do not use. */
export const french: ForbiddenWord[] = [
  {
    word: /(?<!\p{L})(re)?part(ent|ira|iront|ie|ies|is)?(?= (tout de suite|dès|avant|toujours|plus|à|au|d['’]ici|sans|pour|ensuite|dans|sont)(?!\p{L}))|(?<!\p{L})(re)?partir(a|ont)(?!\p{L})/u,
    instead: "être envoyé",
  },
  {
    word: /n['’](est|a) (pas )?(parti|partie)(?!\p{L})|(?<!\p{L})rien n['’]est parti/u,
    instead: "n'a pas été envoyé",
  },
  { word: /(dit|dira) (la suite|quoi|où|pourquoi|quand|laquelle)/u, instead: "indique, explique" },
  { word: /La page( de suivi)? dit/u, instead: "indique, explique" },
  {
    word: /(?<!\p{L})(rendre au plus tard|à rendre|rendu par|place est rendue|rende l['’]accès|rendiez)/iu,
    instead: "fournir, libérer, rétablir",
  },
  { word: /se modifient? plus/u, instead: "ne peut plus être modifié" },
  { word: /réponses? à choisir|À choisir ci-dessus/u, instead: "différences à régler" },
  {
    word: /(?<!\p{L})états?(?!\p{L})/iu,
    instead: "statut",
    except: {
      "countries.US": "name of a country",
      "countries.VI": "name of a country",
      "health.title": "how well the site works",
      "health.state": "how well a part of the site works",
    },
  },
  { word: /adulte inclus/u, instead: "le parent" },
  { word: /parmi ceux qui attendent/u, instead: "à traiter" },
  {
    word: /réponse en mots|(?<!\p{L})un mot pour (?!trouver)/iu,
    instead: "réponse écrite, message",
  },
  { word: /Sans date :/u, instead: "Par défaut :" },
  { word: /Ne pas suivre|Écarter/u, instead: "Rejeter la proposition" },
  { word: /en reçoit la nouvelle|l['’]apprend par/u, instead: "est prévenue par e-mail" },
  { word: /[Pp]reuve périmée/u, instead: "Justificatif expiré" },
  { word: /[Dd]éclaré nôtre|est le nôtre/u, instead: "contenu définitif" },
  { word: /[Ss]e met en forme|ne se met pas en forme/u, instead: "Mise en forme possible" },
  { word: /(?<!\p{L})témoin n['’]/u, instead: "cookie" },
  {
    word: /[Rr]éponse au toucher|temps du premier octet/u,
    instead: "Réactivité, temps avant le premier octet",
  },
  { word: /Heures accordées/u, instead: "Délai de grâce" },
  { word: /Ce qui vaut partout/u, instead: "Réglages communs" },
  { word: /[Vv]itesse du site/u, instead: "Performance du site" },
  { word: /[Aa]utre moment(?!\p{L})/u, instead: "autre créneau" },
  { word: /page d['’]ici/u, instead: "page de ce site" },
  { word: /personne qui administre/u, instead: "un administrateur" },
  { word: /ne mène nulle part|nulle part ailleurs/u, instead: "ne fonctionne pas" },
  { word: /second facteur/u, instead: "double authentification" },
  {
    word: /(?<!\p{L})on (voit|remplace|note|sait|lit|peut)(?!\p{L})/iu,
    instead: "vous, or a passive form",
  },
  {
    word: /(?<!\p{L})dossiers?(?!\p{L})/iu,
    instead: "candidature",
    except: {
      "demo.mails.text": "a folder of files",
      "health.files.folder": "a folder of files",
      "health.noMailServer": "a folder of files",
      "media.people.agreementHint": "a folder of papers",
    },
  },
  { word: /(?<!\p{L})avis(?!\p{L})(?<!d['’]avis)/iu, instead: "notification, mention" },
  { word: /(?<!\p{L})d['’]avant(?!\p{L})|qu['’]avant/iu, instead: "ancien, précédent" },
  { word: /(?<!\p{L})films?(?!\p{L})/iu, instead: "vidéo" },
  {
    word: /tell?e? que la personne le lira|telle que la personne la lira/u,
    instead: "Raison (la personne la lira)",
  },
  {
    word: /personne qui s['’]occupe d(e la machine|u serveur)/u,
    instead: "l'administrateur du serveur",
  },
  { word: /(?<!\p{L})comme il faut(?!\p{L})/u, instead: "correctement" },
  { word: /(?<!\p{L})ne (sert|servira) plus(?!\p{L})(?! à)/u, instead: "ne fonctionne plus" },
];
