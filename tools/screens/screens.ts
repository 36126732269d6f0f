import { publicPages, tokenPages } from "#tests/support/public-pages.ts";
import { type Account, applicantStates, type Screen, type Step } from "./screen.ts";

const SITE = "/espace-etudiant";
const APPLICATION = `${SITE}/candidate`;
const BASKET = `${APPLICATION}/mon-panierformations`;
const OFFICE = "/administration";

/** Routes without a page of their own: a file, a form, a redirection, or a state that a demonstration cannot reach. */
export const routesWithoutScreen = [
  "/panier",
  "/contact",
  "/manifest.webmanifest",
  "/connexion/fenetre",
  "/connexion/:provider",
  "/deconnexion",
  // Staff must set up a second factor before they go on only outside a demonstration.
  "/connexion/double-authentification",
  `${SITE}/compte/donnees`,
  `${APPLICATION}/reponses`,
  `${APPLICATION}/appareil`,
  `${APPLICATION}/recu`,
  `${OFFICE}/candidatures/fichier`,
  `${OFFICE}/visite`,
  `${OFFICE}/journal/fichier`,
  `${OFFICE}/catalogue/exporter/:kind`,
];

const pages = (as: Account, addresses: readonly string[], more: Partial<Screen> = {}): Screen[] =>
  addresses.map((at) => ({ as, at, ...more }));
/** Addresses below one, separated by blanks. */
const below = (root: string, paths: string) =>
  paths.split(/\s+/).map((path) => (path === "." ? root : root + path));
const open = (selector: string): Step => ["open", selector];
const states = (as: Account, at: string, all: Record<string, Step[]>, more: Partial<Screen> = {}) =>
  Object.entries(all).map(([state, steps]): Screen => ({ as, at, state, steps, ...more }));

const visitorPages: Screen[] = [
  ...pages("visitor", publicPages),
  ...pages("visitor", tokenPages),
  ...pages("visitor", [
    "/no-such-page",
    "/campus/CAMEROUN",
    "/actualite/une-communaute-qui-inspire",
    "/actualite/une-communaute-qui-inspire-le-tournoi",
    "/actualite/un-soutien-de-tous-les-jours",
    "/actualite/des-competences-pour-demain",
    "/autre-formation?q=zzz",
    "/autre-formation/uottawa-commerce",
    "/connexion?error=wrong-credentials",
    "/connexion?done=account-created",
    "/demo/courriels",
    // Valid links of emails.
    "{verifyLink}",
    "{resetLink}",
    "{newAddressLink}",
    "{invitationLink}",
    "{consentLink}",
    "{exchangeLink}",
    "{unsubscribeLink}",
    "/recu/{receiptCode}",
  ]),
  // The first is refused before any page; the second fails on purpose.
  ...pages("visitor", ["/%00", "/demo/panne"]),
];

const toProvider: Step[] = [["submit", 'role=button[name="Continue with Facebook"]']];
const toNewcomer: Step[] = [
  ...toProvider,
  ["fill", "#name", "Awa Sy"],
  ["submit", 'role=button[name="Continuer"]'],
];

const openFirstCourse: Step = ["click", "main a[data-details][aria-haspopup] >> nth=0"];
const addFirstCourse: Step = ["click", "role=button[name=/^Ajouter : /] >> nth=0"];
const openCart: Step = ["click", "role=banner >> role=link[name=/^Panier/]"];

const visitorStates: Screen[] = [
  ...states("visitor", "/about", {
    menu: [open("#phone-menu")],
    ...Object.fromEntries(
      ["Programmes", "L’école", "Campus"].map((group) => [
        `menu ${group}`,
        [open("#phone-menu"), ["click", `role=dialog >> text="${group}"`]] satisfies Step[],
      ]),
    ),
    "sign-in dialog": [
      ["click", 'role=banner >> role=link[name="Se connecter"]'],
      ["visible", 'role=dialog[name="Connexion"]'],
    ],
  }),
  ...["programmes", "school", "campuses"].flatMap((menu) =>
    states("visitor", "/about", { [`panel ${menu}`]: [open(`#menu-${menu}`)] }, { only: "desk" }),
  ),
  ...states("visitor", "/", {
    "second slide": [["check", "input[name=hero][value='2']"]],
    "third slide": [["check", "input[name=hero][value='3']"]],
    film: [open("#film")],
    "skip link": [["key", "Tab"]],
    scrolled: [["scroll", "600"]],
  }),
  ...states("visitor", "/autre-formation", {
    "course dialog": [openFirstCourse, ["visible", "#course-details[open]"]],
    "empty cart": [openCart, ["visible", "#cart-drawer"]],
    "added course": [addFirstCourse, ["visible", "#cart-toast >> text=Formation ajoutée"]],
    cart: [addFirstCourse, openCart, ["visible", "#cart-drawer"]],
  }),
  ...states("visitor", "/connexion", {
    refused: [
      ["fill", "main input[type=email]", "awa@exemple.test"],
      ["fill", "main input[type=password]", "x"],
      ["submit", 'main >> role=button[name="Se connecter"]'],
    ],
  }),
  // With scripts the provider opens in another window.
  ...states(
    "visitor",
    "/connexion",
    { provider: toProvider, newcomer: toNewcomer },
    { withoutScripts: true },
  ),
  ...states("visitor", "/inscription", {
    refused: [["submit", 'main >> role=button[name="Créer mon compte"]']],
  }),
  ...states("visitor", "/contacts", {
    refused: [["submit", "main form >> role=button >> nth=-1"]],
  }),
  ...pages("visitor", ["/", "/about", "/connexion"], {
    ...{ state: "dark by choice", languages: ["fr"], cookies: { theme: "dark" } },
  }),
  ...pages("visitor", ["/", "/curriculum"], { state: "reduced data", cookies: { saver: "on" } }),
  ...pages("visitor", ["/", "/about", "/no-such-page", "/connexion/reprise"], {
    ...{ state: "on paper", media: { media: "print" } },
  }),
  ...pages("visitor", ["/about", "/connexion"], {
    ...{ state: "forced colours", media: { forcedColors: "active" } },
  }),
  ...states(
    "visitor",
    "/",
    {
      "with motion": [
        ["click", "role=button[name=/^Arrêter/]"],
        ["check", "input[name=hero][value='1']"],
      ],
    },
    { media: { reducedMotion: "no-preference" } },
  ),
  ...pages("visitor", ["/", "/autre-formation?panier", "/contacts", "/connexion"], {
    ...{ state: "without scripts", withoutScripts: true },
  }),
  ...pages("visitor", ["/about#phone-menu"], {
    ...{ state: "menu without scripts", withoutScripts: true, only: "phone" },
  }),
  ...pages("visitor", ["/about"], { variant: "site-banner" }),
  ...pages("visitor", ["/about", "/connexion"], { variant: "rehearsal" }),
];

const studentPages: Screen[] = [
  ...pages(
    "candidate",
    below(
      SITE,
      `. /messagerie /messagerie/nouveau /messagerie/{candidateThread} /messagerie/rien
      /compte /compte/confirmer /compte/adresse /compte/fermer`,
    ),
  ),
  ...pages(
    "candidate",
    below(
      APPLICATION,
      `. /info-personnel /info-personnel?partie=passeport /info-personnel?partie=parents
      /cursus /cursus?edit={candidateEntry} /recapitulatif /mon-panierformations/mon-panier
      /mon-panierformations/ajouter-panier /mon-panierformations/ajouter-panier?q=zzz`,
    ),
  ),
  ...pages("candidate", ["/autre-formation", "/connexion"]),
  ...applicantStates.flatMap((state) =>
    pages(`applicant-${state}`, [SITE, `${APPLICATION}/suivi`]),
  ),
  ...pages("applicant-submitted", [`${APPLICATION}/recapitulatif`, `${SITE}/messagerie`]),
  ...pages("applicant-offer", [`${APPLICATION}/suivi/offre/{choice-offer}`]),
  ...pages("applicant-conditional-offer", [
    `${APPLICATION}/suivi/offre/{choice-conditional-offer}`,
  ]),
  ...pages("applicant-under-review", [
    `${APPLICATION}/suivi/retrait`,
    `${APPLICATION}/suivi/retrait/{choice-under-review}`,
  ]),
  ...pages("reopened", [
    `${APPLICATION}/suivi`,
    `${APPLICATION}/info-personnel?partie=identite&candidature={reopenedNumber}`,
  ]),
  ...pages("applicant-enrolled", [`${APPLICATION}/nouvelle`, SITE], { variant: "next-intake" }),
];

const SAVE = "role=button[name=/^Enregistrer/]";
const studentStates: Screen[] = [
  ...states("candidate", SITE, { "profile menu": [open("#profile-menu")] }),
  ...states("candidate", "/about", {
    "profile menu": [open("#profile-menu")],
    menu: [open("#phone-menu")],
  }),
  ...states("candidate", `${APPLICATION}/cursus`, {
    dialog: [open("#ajouter")],
    refused: [
      open("#ajouter"),
      ["click", 'role=dialog >> role=button[name="Ajouter"]'],
      ["visible", "role=dialog >> role=alert"],
    ],
  }),
  ...states("candidate", `${BASKET}/ajouter-panier`, {
    "course dialog": [["click", "role=button[name=/^Voir les détails/] >> nth=0"]],
  }),
  ...states("candidate", `${SITE}/compte/adresse`, {
    refused: [
      ["click", "main >> role=button >> nth=-1"],
      ["visible", "main >> role=alert"],
    ],
  }),
  ...states("candidate", `${APPLICATION}/info-personnel?partie=passeport`, {
    "focused field": [["focus", "main input[type=text] >> nth=0"]],
    "hovered button": [["hover", `${SAVE} >> nth=0`]],
  }),
];

/** Each kind of content has a form of its own. */
export const contentKinds = (
  "page home slide accreditation programme benefit news testimonial partner campus gallery notice settings school " +
  "menu catalogue"
).split(" ");
const officePages: Screen[] = [
  ...pages(
    "officer",
    below(
      OFFICE,
      `. /rien-de-tel /candidatures /candidatures?q=zzz /candidatures?etat=offer&tri=nom
      /candidatures/plusieurs?application={application}&application={consented} /candidatures/vues
      /candidatures/{application} /candidatures/{consented} /messages /messages/{schoolThread}
      /messages/annonces /messages/annonces/{announcement} /messages/annonces/{announcement}/texte
      /messages/annonces/{sentAnnouncement} /messages/annonces/nouvelle/texte /messages/modeles
      /messages/modeles/nouveau /messages/modeles/{template} /demandes /demandes/{enquiry}
      /avis /courriers /compte /equipe`,
    ),
  ),
  ...pages("officer", ["/about"]),
  ...applicantStates
    .filter((state) => state !== "withdrawn" && state !== "enrolled")
    .flatMap((state) =>
      pages("officer", [`${OFFICE}/candidatures/{application-${state}}/choix/{choice-${state}}`]),
    ),
  ...pages(
    "editor",
    below(
      OFFICE,
      `. /contenus /contenus/{entry-page}/versions /contenus/{entry-page}/apercu
      /medias /medias/{picture} /medias/{film} /catalogue /catalogue/fichiers
      /catalogue/fichiers/{import} /catalogue/formations/uottawa-commerce
      /catalogue/universites/{university} /catalogue/universites/nouvelle-universite`,
    ),
  ),
  ...contentKinds.flatMap((kind) =>
    pages("editor", [`${OFFICE}/contenus/{entry-${kind}}`], { languages: ["fr"] }),
  ),
  ...pages(
    "administrator",
    below(
      OFFICE,
      `. /journal /journal?verify /candidatures /personnes /personnes?q=diop
      /personnes/{candidateId} /personnes/{candidateId}/espace /etat /equipe /equipe/inviter
      /equipe/{officerId} /rentrees /rentrees/nouvelle /rentrees/{intake} /reglages /courriers
      /vitesse /compte/double-authentification`,
    ),
  ),
  ...pages("second-factor", [`${OFFICE}/compte/double-authentification`]),
  ...pages("second-factor-pending", ["/connexion/code"]),
];

const officeStates: Screen[] = [
  ...states("officer", OFFICE, { menu: [open("#office-menu")] }, { only: "phone" }),
  ...states("officer", `${OFFICE}/candidatures`, { filters: [open("#filtres")] }),
  ...states("administrator", `${OFFICE}/equipe/inviter`, {
    refused: [
      ["click", 'role=button[name="Envoyer l’invitation"]'],
      ["visible", "main >> role=alert"],
    ],
  }),
  ...pages("officer", [OFFICE, `${OFFICE}/candidatures/{application}`], {
    ...{ state: "on paper", media: { media: "print" } },
  }),
];

/** The last, because each view is recorded, in the history that other screens show. */
const impersonatorPages = pages("impersonator", [SITE, APPLICATION, OFFICE]);

/** Every page, and the states that have styles of their own. */
export const screens: Screen[] = [
  ...visitorPages,
  ...studentPages,
  ...officePages,
  ...visitorStates,
  ...studentStates,
  ...officeStates,
  ...impersonatorPages,
];
