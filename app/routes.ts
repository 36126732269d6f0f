import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";
import type { Locale } from "./i18n/locale.ts";

/** Pages whose words are one entry of the content room: the address is the entry's slug. */
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
];

/** THE FLOOR PLAN, the same in both languages: French at the root, English under /en. */
function pages(locale: Locale): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    layout("routes/site/layout.tsx", id("site"), [
      // The pages below are the same for everybody: rendered once, kept until something is published.
      layout("routes/site/for-everybody.tsx", id("for-everybody"), [
        index("routes/site/home.tsx", id("home")),
        ...contentPages.map((slug) => route(slug, "routes/site/page.tsx", id(slug))),
        route("autre-formation", "routes/site/catalogue.tsx", id("autre-formation")),
        route("autre-formation/:course", "routes/site/course.tsx", id("formation")),
        route("contacts", "routes/site/contact.tsx", id("contacts")),
        route("campus/:name", "routes/site/campus.tsx", id("campus")),
        route("actualite", "routes/site/news-list.tsx", id("actualite")),
        route("actualite/:id", "routes/site/news-item.tsx", id("actualite-item")),
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
      route("accord/:token", "routes/access/consent.tsx", id("accord")),
      route("echange/:token", "routes/access/exchange.tsx", id("exchange")),
      route("courriels/:token", "routes/access/mail-link.tsx", id("mail-link")),
      route("demo/panne", "routes/demo/fault.tsx", id("demo-fault")),
      route("demo/courriels", "routes/demo/mails.tsx", id("demo-mails")),
      route("*", "routes/site/not-found.tsx", id("not-found")),
    ]),

    // Everything below this layout is guarded by its middleware: signed-in candidates only.
    layout("routes/student/layout.tsx", id("student"), [
      route("espace-etudiant", "routes/student/home.tsx", id("student-home")),
      route("espace-etudiant/messagerie/:thread?", "routes/student/inbox.tsx", id("messagerie")),
      route("espace-etudiant/compte", "routes/student/account.tsx", id("compte")),
      route("espace-etudiant/compte/confirmer", "routes/student/account/prove.tsx", id("prove")),
      route("espace-etudiant/compte/donnees", "routes/student/account/data.ts", id("data")),
      route("espace-etudiant/compte/fermer", "routes/student/account/close.tsx", id("close")),
      route("espace-etudiant/compte/adresse", "routes/student/account/email.tsx", id("email")),
      ...prefix("espace-etudiant/candidate", [
        layout("routes/student/application/layout.tsx", id("application"), [
          index("routes/student/application/overview.tsx", id("candidate")),
          route("info-personnel", "routes/student/application/personal-info.tsx", id("info")),
          route("reponses", "routes/student/application/save-answers.ts", id("reponses")),
          route("appareil", "routes/student/application/device.ts", id("appareil")),
          route("cursus", "routes/student/application/cursus.tsx", id("cursus")),
          ...prefix("mon-panierformations", [
            route("mon-panier", "routes/student/application/basket.tsx", id("mon-panier")),
            route("ajouter-panier", "routes/student/application/catalogue.tsx", id("ajouter")),
          ]),
          route("recapitulatif", "routes/student/application/review.tsx", id("recapitulatif")),
          route("recu", "routes/student/application/receipt.ts", id("recu")),
          route("suivi", "routes/student/application/status.tsx", id("suivi")),
          route("nouvelle", "routes/student/application/next-intake.tsx", id("nouvelle")),
          route("suivi/offre/:choice", "routes/student/application/offer.tsx", id("offre")),
          route("suivi/retrait/:choice?", "routes/student/application/leave.tsx", id("retrait")),
        ]),
      ]),
    ]),

    // Everything below this layout is guarded by its middleware: staff only.
    ...prefix("administration", [
      layout("routes/office/layout.tsx", id("office"), [
        index("routes/office/dashboard.tsx", id("administration")),
        route("candidatures", "routes/office/applications.tsx", id("office-applications")),
        route("candidatures/:id", "routes/office/application.tsx", id("office-application")),
        route("candidatures/:id/choix/:choice", "routes/office/choice.tsx", id("office-choice")),
        route("messages/annonces", "routes/office/announcements.tsx", id("office-announcements")),
        route("messages/annonces/:id", "routes/office/announcement.tsx", id("office-announcement")),
        route(
          "messages/annonces/:id/texte",
          "routes/office/write-announcement.tsx",
          id("office-write-announcement"),
        ),
        route("messages/modeles", "routes/office/templates.tsx", id("office-templates")),
        route("messages/modeles/:id", "routes/office/template.tsx", id("office-template")),
        route("messages/:thread?", "routes/office/messages.tsx", id("office-messages")),
        route("demandes", "routes/office/enquiries.tsx", id("office-enquiries")),
        route("demandes/:id", "routes/office/enquiry.tsx", id("office-enquiry")),
        route("personnes", "routes/office/people.tsx", id("office-people")),
        route("personnes/:id", "routes/office/person.tsx", id("office-person")),
        route("personnes/:id/espace", "routes/office/see-area.tsx", id("office-see-area")),
        route("visite", "routes/office/end-view.ts", id("office-end-view")),
        route("equipe", "routes/office/team.tsx", id("office-team")),
        route("equipe/inviter", "routes/office/invite.tsx", id("office-invite")),
        route("equipe/:id", "routes/office/member.tsx", id("office-member")),
        route("rentrees", "routes/office/intakes.tsx", id("office-intakes")),
        route("rentrees/:id", "routes/office/intake.tsx", id("office-intake")),
        route("reglages", "routes/office/settings.tsx", id("office-settings")),
        route("avis", "routes/office/notices.tsx", id("office-notices")),
        route("courriers", "routes/office/letters.tsx", id("office-letters")),
        route("contenus", "routes/office/content.tsx", id("office-content")),
        route("contenus/:id", "routes/office/content-entry.tsx", id("office-content-entry")),
        route("contenus/:id/versions", "routes/office/content-versions.tsx", id("office-versions")),
        route("contenus/:id/apercu", "routes/office/content-preview.tsx", id("office-preview")),
        route("vitesse", "routes/office/speed.tsx", id("office-speed")),
        route("journal", "routes/office/journal.tsx", id("office-journal")),
        route("journal/fichier", "routes/office/journal/file.ts", id("office-journal-file")),
        route(
          "compte/double-authentification",
          "routes/office/own-second-factor.tsx",
          id("office-second-factor"),
        ),
        route("compte", "routes/office/account.tsx", id("office-account")),
      ]),
    ]),

    route("panier", "routes/site/cart.ts", id("panier")),
    route("contact", "routes/resources/moved-contact.ts", id("contact")),
    route("manifest.webmanifest", "routes/resources/manifest.ts", id("manifest")),
    route("connexion/fenetre", "routes/access/dialog.ts", id("sign-in-dialog")),
    route("connexion/:provider", "routes/access/provider.ts", id("provider")),
    route("deconnexion", "routes/access/sign-out.ts", id("sign-out")),
  ];
}

export default [
  ...pages("fr"),
  ...prefix("en", pages("en")),
  route("api/auth/*", "routes/resources/auth.ts"),
  route("fichiers/:id", "routes/resources/file.ts"),
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
  route("healthz", "routes/resources/healthz.ts"),
  route("readyz", "routes/resources/readyz.ts"),
] satisfies RouteConfig;
