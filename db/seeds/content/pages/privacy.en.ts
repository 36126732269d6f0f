import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const privacy: Page = {
  title: "Privacy",
  lead: "What we know about you, why, for how long, and how to say no.",
  description:
    "Personal data at Collège Érabao: what is collected, why, who reads it, how long it is kept, students under 18, and how to use your rights.",
  trail: "",
  scene: decorativeScene("office-night"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "In short",
      body: parseRichText(`
        We ask for the minimum and sell nothing. You can read, correct, take away and erase what concerns
        you. For a student under eighteen, a parent or guardian gives consent. This text is a model, to be
        reviewed by a lawyer. Version of 20 November 2026.
      `),
    },
    {
      type: "details",
      id: "responsable",
      heading: "Who answers for your data",
      short: "Who answers",
      items: [
        { label: "Data controller", value: "[to be completed]" },
        { label: "Data protection officer", value: "[to be completed]" },
        { label: "Filings with the authorities", value: "[to be completed]" },
        { label: "How to reach us", value: "Through the Contact page, choosing your campus" },
      ],
    },
    {
      type: "table",
      id: "donnees",
      heading: "What we collect, and why",
      short: "The data",
      caption: "Nothing else is asked for to begin with.",
      columns: [{ label: "Data" }, { label: "What it is for" }, { label: "Required?" }],
      rows: [
        {
          cells: [
            "Name, e-mail address, language",
            "To open your account and write to you",
            "Yes, for an account",
          ],
        },
        {
          cells: ["Date of birth", "To know whether a parent must consent", "Yes, to submit"],
        },
        {
          cells: [
            "Place of birth, nationality, phone number, city of residence",
            "To complete your file and reach you",
            "No",
          ],
        },
        { cells: ["Number of children in the family", "To tell you about scholarships", "No"] },
        {
          cells: [
            "Studies, marks, proofs",
            "To read your file and place you at the right level",
            "At least one year",
          ],
        },
        { cells: ["Campus and programmes chosen", "To handle your requests", "At least one"] },
        {
          cells: [
            "Contact details of parents or guardian",
            "To reach an adult and ask for consent",
            "For those under 18",
          ],
        },
        {
          cells: [
            "Photo, passport",
            "To complete your file after an offer",
            "No, until an offer is made",
          ],
        },
        {
          cells: [
            "Messages and attachments",
            "To answer you and keep track of what was said",
            "No",
          ],
        },
        {
          cells: [
            "Phone, for WhatsApp",
            "To tell you that a message is waiting, with nothing of what it says",
            "No: only if you ask for it",
          ],
        },
        {
          cells: [
            "Contact page: name, e-mail or phone number, campus, message, language",
            "To answer you",
            "E-mail or phone number, as you like",
          ],
        },
        {
          cells: [
            "Contact page: a fingerprint of the internet address a message leaves from",
            "To stop mass sending; the address itself is not written down",
            "Yes; erased after two days at the latest",
          ],
        },
      ],
      note: "A parent's contact details belong to someone else: let them know that you are giving them to us.",
    },
    {
      type: "text",
      id: "fondement",
      heading: "What we rely on",
      short: "The grounds",
      body: parseRichText(`
        We process this data because you asked us to by applying, because you consented, or because the law
        requires it. Consent is given openly: no box is ticked in advance, and it is withdrawn as easily as
        it is given.

        We build no advertising profile. No admission decision is made by a machine.
      `),
    },
    {
      type: "text",
      id: "destinataires",
      heading: "Who can read it",
      short: "Who reads it",
      body: parseRichText(`
        - **The admissions office** of your campus, and the people who assess your file.
        - **The office of the campus** you choose, for a message of the Contact page; every office, if you
          choose none.
        - **The partner school** in Ontario, when prior studies are assessed or credits granted.
        - **A university**, when you send it an application.
        - **The adult who gave their consent**, for a conversation that you or the school share with them;
          you can end it.
        - **WhatsApp**, only if you accept its notices: it then knows that the school writes to you.
        - **Google or Facebook**, only if you choose to sign in through them: they then know that you use
          this site.
        - **Our host**, which keeps the data without reading it: [to be completed].

        Nobody else. Every decision made on a file, and every reading by the staff, leaves a trace.
      `),
    },
    {
      type: "text",
      id: "transferts",
      heading: "When it crosses borders",
      short: "Transfers",
      body: parseRichText(`
        Senegal, Cameroon and Canada do not have the same rules. When your data moves from one to another,
        we check that it is properly protected there, and we tell you. Country of hosting: [to be
        completed].
      `),
    },
    {
      type: "details",
      id: "duree",
      heading: "How long we keep it",
      short: "How long",
      items: [
        { label: "Application started, never submitted", value: "[to be completed]" },
        { label: "Application submitted, not pursued", value: "[to be completed]" },
        { label: "Record of an enrolled student", value: "[to be completed]" },
        {
          label: "Message sent through the Contact page",
          value:
            "Twelve months after the office dealt with it, or after it arrived if the office did not say so; it is erased from the site the following night",
        },
        {
          label: "E-mails sent from the Contact page",
          value: "In the mailbox of the campus and in yours: [to be completed]",
        },
        {
          label: "Number we asked for an agreement on WhatsApp",
          value:
            "A fingerprint, from which the number cannot be found: thirty days; without limit if the answer was STOP, so that we ask that number nothing more",
        },
        { label: "Closed account", value: "[to be completed]" },
      ],
    },
    {
      type: "text",
      id: "securite",
      heading: "How it is protected",
      short: "Security",
      body: parseRichText(`
        The connection to the site is encrypted. Passwords are kept only in an unreadable form. People see
        only what they need, and documents are never public. If an incident affected your data, we would
        tell you and the competent authority.
      `),
    },
    {
      type: "text",
      id: "mineurs",
      heading: "Students under eighteen",
      short: "Under eighteen",
      body: parseRichText(`
        Under eighteen, we ask for the name of a parent or guardian, a way to reach them and their consent.
        Consent is given through a personal link that works once. It can be withdrawn.

        We publish no photo or video of a pupil without written consent. We never use a minor's data to
        sell them anything.
      `),
    },
    {
      type: "text",
      id: "droits",
      heading: "Your rights",
      body: parseRichText(`
        You may, without giving a reason:

        - know what we hold about you and receive a copy;
        - have errors corrected;
        - object to a use, or withdraw your consent;
        - have erased whatever the law does not oblige us to keep;
        - take your data with you to another school.

        In the student area, the Account page lets you download your data and close your account.
        Otherwise, [write to us](/contacts).
      `),
    },
    {
      type: "text",
      id: "appareil",
      heading: "What the site keeps on your device",
      short: "Your device",
      body: parseRichText(`
        - a sign-in cookie, so that you stay signed in, and the name to show you, until you sign out;
        - for a year, a mark on the devices where you signed in with a password: if a stranger tries passwords
          elsewhere, your account stays open here;
        - your shortlist of programmes, until sixty days after your last choice, so that you find it at your next visit
          and it can join your application;
        - the colours and the data saver that you chose, for a year; the saving set for a slow network, for ten
          minutes;
        - which style sheets your browser already has, for thirty days, so that they are not sent to you again;
        - if Facebook does not give us your address, what is needed to finish signing up, for an hour;
        - the fact that you have closed a notice, or seen the welcome film during this visit;
        - the answer that you begin from the link of a conversation, until it is sent or you close
          the tab.

        Your application is kept on our server. So that you can go on without a connection, this also stays on
        your device: the pages of it that you have opened and what you write there, until you sign out; a
        message you began, until it is sent or you erase it; a file that you send, until it is received. On a
        shared computer, say so under “My application”: nothing stays there.

        None of this is used to follow you elsewhere. Signing out erases the sign-in and your name. There is no
        advertising and no third-party audience measurement.

        To know whether the site is fast on your devices, we measure one visit in ten: the page, its
        language, how long it took to display, the type of connection, and the country by the time zone of
        the device. We keep only totals by day, for four hundred days: nothing in them says who you are.
        The tab remembers whether its visit is measured, until you close it. Nothing is measured while the data
        saver is on.
      `),
    },
    {
      type: "text",
      id: "reclamation",
      heading: "Complaints",
      body: parseRichText(`
        Write to us first: we would rather put things right. You can also turn to your country's authority.

        - **In Senegal**, the Commission de protection des données personnelles (CDP), under law 2008-12 of
          25 January 2008.
        - **In Cameroon**, the authority provided for by law 2024/017 of 23 December 2024.
        - **In Canada**, the Privacy Commissioner or, in Quebec, the Commission d'accès à l'information, if
          your data is processed there.
      `),
    },
  ],
};
