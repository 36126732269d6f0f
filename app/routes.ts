import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import type { Locale } from "./i18n/locale.ts";

/** Pages that show one content entry; the path is the slug of the entry. */
const contentPages = [
  "admission",
  "about",
  "pdg",
  "curriculum",
  "prepa-gd",
  "prepa-hybride",
  "autre-service",
  "engagements",
  "valeurs",
  "terms",
  "privacy",
  "credits",
];

/** Routes in one language: French at the root, English under /en, with the same modules and ids by locale. */
function createLocaleRoutes(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    layout("routes/site/layout.tsx", id("site"), [
      // Cached pages: rendered once and kept until something is published.
      layout("routes/site/for-everybody.tsx", id("for-everybody"), [
        index("routes/site/home/route.tsx", id("home")),
        ...contentPages.map((slug) => route(slug, "routes/site/page.tsx", id(slug))),
        route("autre-formation", "routes/site/catalogue/route.tsx", id("autre-formation")),
        route("autre-formation/:course", "routes/site/catalogue/course.tsx", id("formation")),
        route("contacts", "routes/site/contact/route.tsx", id("contacts")),
        route("campus/:name", "routes/site/campus/route.tsx", id("campus")),
        route("actualite", "routes/site/news/news-list.tsx", id("actualite")),
        route("actualite/:id", "routes/site/news/news-item.tsx", id("actualite-item")),
      ]),
      route("connexion", "routes/access/sign-in.tsx", id("connexion")),
      route("connexion/fin", "routes/access/popup-end.tsx", id("popup-end")),
      route("suppression/:code", "routes/access/erasure.tsx", id("erasure")),
      route("connexion/adresse", "routes/access/newcomer.tsx", id("newcomer")),
      route("connexion/reprise", "routes/access/resume.tsx", id("resume")),
      route("connexion/code", "routes/access/second-factor.tsx", id("second-factor")),
      route(
        "connexion/double-authentification",
        "routes/access/set-up-second-factor.tsx",
        id("set-up-second-factor"),
      ),
      route("inscription", "routes/access/sign-up.tsx", id("inscription")),
      route("verification", "routes/access/verify-email.tsx", id("verification")),
      route("mot-de-passe-oublie", "routes/access/forgotten-password.tsx", id("forgotten")),
      route("nouveau-mot-de-passe", "routes/access/reset-password.tsx", id("reset")),
      route("nouvelle-adresse", "routes/access/new-address.tsx", id("new-address")),
      route("invitation/:token", "routes/access/invitation.tsx", id("invitation")),
      route("recu/:code?", "routes/access/receipt.tsx", id("receipt-check")),
      route("accord/:token", "routes/access/consent/route.tsx", id("accord")),
      route("echange/:token", "routes/access/exchange/route.tsx", id("exchange")),
      route("courriels/:token", "routes/access/mail-link.tsx", id("mail-link")),
      route("demo/panne", "routes/demo/fault.tsx", id("demo-fault")),
      route("demo/courriels", "routes/demo/mails/route.tsx", id("demo-mails")),
      route("*", "routes/site/not-found.tsx", id("not-found")),
    ]),

    // The middleware of this layout guards all pages below: signed-in candidates only.
    layout("routes/student/layout.tsx", id("student"), [
      route("espace-etudiant", "routes/student/home/route.tsx", id("student-home")),
      route(
        "espace-etudiant/messagerie/:thread?",
        "routes/student/inbox/route.tsx",
        id("messagerie"),
      ),
      route("espace-etudiant/compte", "routes/student/account/route.tsx", id("compte")),
      route("espace-etudiant/compte/confirmer", "routes/student/account/prove.tsx", id("prove")),
      route("espace-etudiant/compte/donnees", "routes/student/account/data.ts", id("data")),
      route("espace-etudiant/compte/fermer", "routes/student/account/close.tsx", id("close")),
      route("espace-etudiant/compte/adresse", "routes/student/account/email.tsx", id("email")),
      ...prefix("espace-etudiant/candidate", [
        layout("routes/student/application/layout.tsx", id("application"), [
          index("routes/student/application/overview/route.tsx", id("candidate")),
          route("info-personnel", "routes/student/application/info/route.tsx", id("info")),
          route("reponses", "routes/student/application/save-answers.ts", id("reponses")),
          route("appareil", "routes/student/application/device.ts", id("appareil")),
          route("cursus", "routes/student/application/cursus/route.tsx", id("cursus")),
          ...prefix("mon-panierformations", [
            route("mon-panier", "routes/student/application/basket/route.tsx", id("mon-panier")),
            route(
              "ajouter-panier",
              "routes/student/application/catalogue/route.tsx",
              id("ajouter"),
            ),
          ]),
          route(
            "recapitulatif",
            "routes/student/application/summary/route.tsx",
            id("recapitulatif"),
          ),
          route("recu", "routes/student/application/receipt.ts", id("recu")),
          route("suivi", "routes/student/application/status/route.tsx", id("suivi")),
          route("nouvelle", "routes/student/application/next-intake.tsx", id("nouvelle")),
          route("suivi/offre/:choice", "routes/student/application/status/offer.tsx", id("offre")),
          route(
            "suivi/retrait/:choice?",
            "routes/student/application/status/withdraw.tsx",
            id("retrait"),
          ),
        ]),
      ]),
    ]),

    // The middleware of this layout guards all pages below: staff only.
    ...prefix("administration", [
      layout("routes/office/layout.tsx", id("office"), [
        index("routes/office/dashboard/route.tsx", id("administration")),
        route("candidatures", "routes/office/applications/route.tsx", id("office-applications")),
        route(
          "candidatures/vues",
          "routes/office/applications/edit-saved-views.tsx",
          id("office-saved-views"),
        ),
        route(
          "candidatures/plusieurs",
          "routes/office/applications/bulk-actions.tsx",
          id("office-bulk-actions"),
        ),
        route(
          "candidatures/fichier",
          "routes/office/applications/export-applications.ts",
          id("office-export-applications"),
        ),
        route("candidatures/:id", "routes/office/application/route.tsx", id("office-application")),
        route(
          "candidatures/:id/choix/:choice",
          "routes/office/choice/route.tsx",
          id("office-choice"),
        ),
        route(
          "messages/annonces",
          "routes/office/announcements/route.tsx",
          id("office-announcements"),
        ),
        route(
          "messages/annonces/:id",
          "routes/office/announcements/announcement.tsx",
          id("office-announcement"),
        ),
        route(
          "messages/annonces/:id/texte",
          "routes/office/announcements/write-announcement.tsx",
          id("office-write-announcement"),
        ),
        route("messages/modeles", "routes/office/templates/route.tsx", id("office-templates")),
        route(
          "messages/modeles/:id",
          "routes/office/templates/template.tsx",
          id("office-template"),
        ),
        route("messages/:thread?", "routes/office/messages/route.tsx", id("office-messages")),
        route("demandes", "routes/office/enquiries/route.tsx", id("office-enquiries")),
        route("demandes/:id", "routes/office/enquiries/enquiry.tsx", id("office-enquiry")),
        route("personnes", "routes/office/people/route.tsx", id("office-people")),
        route("personnes/:id", "routes/office/people/person.tsx", id("office-person")),
        route(
          "personnes/:id/espace",
          "routes/office/people/start-impersonation.tsx",
          id("office-start-impersonation"),
        ),
        route("etat", "routes/office/health/route.tsx", id("office-health")),
        route(
          "visite",
          "routes/office/people/end-impersonation.ts",
          id("office-end-impersonation"),
        ),
        route("equipe", "routes/office/team/route.tsx", id("office-team")),
        route("equipe/inviter", "routes/office/team/invite.tsx", id("office-invite")),
        route("equipe/:id", "routes/office/team/member.tsx", id("office-member")),
        route("rentrees", "routes/office/intakes/route.tsx", id("office-intakes")),
        route("rentrees/:id", "routes/office/intakes/intake.tsx", id("office-intake")),
        route("reglages", "routes/office/settings/route.tsx", id("office-settings")),
        route("avis", "routes/office/notifications/route.tsx", id("office-notifications")),
        route("courriers", "routes/office/undelivered/route.tsx", id("office-undelivered")),
        route("catalogue", "routes/office/catalogue/route.tsx", id("office-catalogue")),
        route(
          "catalogue/exporter/:kind",
          "routes/office/catalogue/export-catalogue.ts",
          id("office-export"),
        ),
        route(
          "catalogue/fichiers",
          "routes/office/catalogue/catalogue-files.tsx",
          id("office-files"),
        ),
        route(
          "catalogue/fichiers/:id",
          "routes/office/catalogue/catalogue-import.tsx",
          id("office-import"),
        ),
        route(
          "catalogue/formations/:id",
          "routes/office/catalogue/catalogue-item.tsx",
          id("office-course"),
        ),
        route(
          "catalogue/universites/:id",
          "routes/office/catalogue/catalogue-item.tsx",
          id("office-univ"),
        ),
        route("contenus", "routes/office/content/route.tsx", id("office-content")),
        route(
          "contenus/:id",
          "routes/office/content/content-entry.tsx",
          id("office-content-entry"),
        ),
        route(
          "contenus/:id/versions",
          "routes/office/content/content-versions.tsx",
          id("office-versions"),
        ),
        route(
          "contenus/:id/apercu",
          "routes/office/content/content-preview.tsx",
          id("office-preview"),
        ),
        route("medias", "routes/office/media/route.tsx", id("office-media")),
        route("medias/:id", "routes/office/media/medium.tsx", id("office-medium")),
        route("vitesse", "routes/office/speed/route.tsx", id("office-speed")),
        route("journal", "routes/office/journal/route.tsx", id("office-journal")),
        route(
          "journal/fichier",
          "routes/office/journal/export-journal.ts",
          id("office-journal-file"),
        ),
        route(
          "compte/double-authentification",
          "routes/office/account/own-second-factor.tsx",
          id("office-second-factor"),
        ),
        route("compte", "routes/office/account/route.tsx", id("office-account")),
        route("*", "routes/office/not-found.tsx", id("office-not-found")),
      ]),
    ]),

    route("panier", "routes/site/cart/route.ts", id("panier")),
    route("contact", "routes/resources/moved-contact.ts", id("contact")),
    route("manifest.webmanifest", "routes/resources/manifest.ts", id("manifest")),
    route("connexion/fenetre", "routes/access/dialog/route.ts", id("sign-in-dialog")),
    route("connexion/:provider", "routes/access/provider.ts", id("provider")),
    route("deconnexion", "routes/access/sign-out.ts", id("sign-out")),
  ];
}

export default [
  ...createLocaleRoutes("fr"),
  ...prefix("en", createLocaleRoutes("en")),
  route("api/auth/*", "routes/resources/auth.ts"),
  route("fichiers/:id", "routes/resources/file.ts"),
  route("fichiers/:id/pages/:page", "routes/resources/file-page.ts"),
  route("fichiers/echange/:token/:file", "routes/resources/guest-file.ts"),
  route("medias/:hash/:file", "routes/resources/medium.ts"),
  route("entretiens/:id", "routes/resources/interview-event.ts"),
  route("envois/:id?", "routes/resources/uploads.ts"),
  route("rappels/facebook", "routes/resources/facebook-erasure.ts"),
  route("rappels/courriel", "routes/resources/mail-reports.ts"),
  route("rappels/whatsapp", "routes/resources/whatsapp-answers.ts"),
  route("presence", "routes/resources/presence.ts"),
  route("direct", "routes/resources/live.ts"),
  route("mesures", "routes/resources/measures.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route(".well-known/jwks.json", "routes/resources/jwks.ts"),
  route(".well-known/security.txt", "routes/resources/security-txt.ts"),
  route("healthz", "routes/resources/healthz.ts"),
  route("readyz", "routes/resources/readyz.ts"),
] satisfies RouteConfig;
