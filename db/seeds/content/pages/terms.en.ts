import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const terms: Page = {
  title: "Terms of use",
  lead: "The rules of this site and of the student area, put simply.",
  description:
    "Terms of use of Collège Érabao's site and student area: your account, your file, our content, fees, liability and the applicable law.",
  trail: "",
  scene: decorativeScene("desk"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "Demonstration site",
      body: parseRichText(`
        Collège Érabao is a demonstration brand. This text is a model: the school has it reviewed by a
        lawyer and completes what is in square brackets before opening. Version of 20 November 2026.
      `),
    },
    {
      type: "details",
      id: "editeur",
      heading: "Who publishes this site",
      short: "The publisher",
      items: [
        { label: "Publisher", value: "[to be completed]" },
        { label: "Registered office", value: "[to be completed]" },
        { label: "Registration (RCCM, NINEA, NIU)", value: "[to be completed]" },
        { label: "Ministry authorisations", value: "[to be completed]" },
        { label: "Person responsible for publication", value: "[to be completed]" },
        { label: "Host", value: "[to be completed]" },
      ],
    },
    {
      type: "text",
      id: "objet",
      heading: "What these terms cover",
      short: "The scope",
      body: parseRichText(`
        They apply to anyone who visits this site or opens an account in the student area. By creating an
        account you accept them. Enrolment at the school is a separate contract, which you read and sign
        before paying anything.
      `),
    },
    {
      type: "text",
      id: "compte",
      heading: "Your account and signing in",
      short: "Your account",
      body: parseRichText(`
        An account is personal. You can open it with Google, with Facebook, or with an e-mail address and
        a password. Keep your password to yourself; on a shared phone, sign out when you leave.

        You may close your account at any time. We may suspend an account used to do harm, and will say
        why.
      `),
    },
    {
      type: "text",
      id: "exactitude",
      heading: "The accuracy of your file",
      short: "Accuracy",
      body: parseRichText(`
        You undertake to give true information and genuine documents, and to report what changes. A
        forged document ends the application and may be reported to the institution or authority
        concerned.

        What you submit is kept as you saw it when you submitted it: neither you nor we can alter it
        afterwards without leaving a trace.
      `),
    },
    {
      type: "text",
      id: "indicatif",
      heading: "Indicative content",
      short: "Content",
      body: parseRichText(`
        The pages of this site inform; they replace neither official websites nor the decisions of
        authorities. The catalogue of universities is indicative: these universities are not necessarily
        partners of the school.

        The school does not guarantee university admission, visas, permits, equivalences or scholarships.
        Those decisions belong to others.
      `),
    },
    {
      type: "text",
      id: "propriete",
      heading: "Texts, pictures and videos",
      short: "Texts and pictures",
      body: parseRichText(`
        The texts, illustrations, videos and brand are protected. You may read them, print them for
        yourself and share a link. For any other use, ask us.

        You keep your rights over the documents you entrust to us. You only allow us to read them in order
        to assess your file.
      `),
    },
    {
      type: "text",
      id: "interdits",
      heading: "What is not allowed",
      short: "Not allowed",
      body: parseRichText(`
        - pretending to be someone else, or looking into another person's file;
        - sending a harmful file, or trying to get around the site's protections;
        - copying the catalogue or the content in bulk;
        - using the inbox to sell, threaten or harass.
      `),
    },
    {
      type: "text",
      id: "frais",
      heading: "Fees and refunds",
      short: "Fees",
      body: parseRichText(`
        Visiting this site and applying online involve no payment on the site. The school's fees and
        refund terms are given in writing: [to be completed].
      `),
    },
    {
      type: "text",
      id: "disponibilite",
      heading: "Availability and liability",
      short: "Availability",
      body: parseRichText(`
        We do our best to keep the site working, even on a weak connection, and to lose nothing you have
        written. A failure remains possible. If one keeps you from meeting a deadline,
        [write to us](/contacts): we take it into account.

        We answer for our faults within the limits set by law. We do not answer for the sites that links
        lead you to.
      `),
    },
    {
      type: "text",
      id: "mineurs",
      heading: "Students under eighteen",
      short: "Under eighteen",
      body: parseRichText(`
        A person under eighteen uses the student area with the consent of a parent or guardian, given
        online. The adult may withdraw it: an application that has not been sent yet cannot be sent without
        a new consent; if it has, its history tells the school.
      `),
    },
    {
      type: "text",
      id: "droit",
      heading: "Applicable law, changes and contact",
      short: "Law and contact",
      body: parseRichText(`
        Applicable law and competent court: [to be completed]. Before any lawsuit, we look for an amicable
        solution together.

        When these terms change, the date at the top of the page changes too, and account holders are
        told. A question? Use the [Contact](/contacts) page. See also the [Privacy](/privacy) page.
      `),
    },
  ],
};
