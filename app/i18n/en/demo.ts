import type { demo as fr } from "../fr/demo.ts";

export const demo: typeof fr = {
  mails: {
    title: "Demonstration emails",
    tag: "Demonstration",
    text: "Nothing is sent from here: the messages the site would send are saved in a folder and can be read on this page, newest first.",
    smtp: "This demonstration sends its messages through SMTP_URL: nothing new is saved here.",
    none: "No email yet.",
    to: (email: string) => `To ${email}`,
    sentAt: (day: string, time: string) => `On ${day} at ${time}`,
  },
  demoIdentity: {
    tag: "Demonstration",
    title: (provider: string) => `This is not ${provider}`,
    explain:
      "This page stands in for the identity provider, on the same server as the site. Everyone here is made up and no password is needed.",
    choose: "Choose an invented person",
    unverified: "address not verified by the provider",
    type: "Or invent one",
    name: "Name",
    email: "Email address",
    noEmail: "Without an address, the provider gives none: that happens in real life too.",
    verified: "The provider has verified this address",
    proceed: "Continue",
    refuse: "Decline and go back to the site",
    broken: "This request is no longer valid",
    brokenText: "It has expired, or it comes from another browser. Start again from the site.",
    back: "Back to sign-in",
  },
};
