import type { guest as fr } from "../fr/guest.ts";

export const guest: typeof fr = {
  adults: { mother: "their mother", father: "their father", guardian: "their guardian" },
  title: "Adult in this conversation",
  include: (name: string) => `Include ${name}`,
  includeText: (name: string) =>
    `${name} has agreed to it. We will email them a link: they will be able to read the last message and all later ones, not the earlier ones, and to reply. You can remove them later.`,
  send: "Send the link",
  included: (name: string) => `${name} can read this conversation and reply in it.`,
  came: (name: string) => `${name} can now read this conversation`,
  went: (name: string) => `${name} can no longer read this conversation`,
  remove: (name: string) => `Remove ${name}`,
  page: {
    title: "A conversation shared with you",
    lead: (person: string, office: string) =>
      `This is a conversation between ${person} and the school (${office}), shared with you.`,
    hello: (name: string) => `Hello ${name},`,
    reply: "Your reply",
    hint: "The school and the candidate will read it. Never write a password.",
    send: "Send",
    sent: "Your reply is sent.",
    tooMany: "You have sent many messages within an hour. Please wait a little.",
    stopReceiving: "Stop receiving this conversation",
    leaveText:
      "Your link will no longer open and you will receive no more email about it. Your replies are kept.",
    left: "You no longer receive this conversation.",
    leftText: "To come back to it, ask the candidate or the school.",
    ended: "This link is no longer valid.",
    endedText: "To read this conversation again, ask the candidate or the school.",
    unused: "This link has not been used for a long time.",
    unusedText: (months: number) =>
      `To protect this conversation, a link stops working after ${months} months without a message. Ask for a new one: we will send it to the email address where you received this one.`,
    renew: "Get a new link",
    renewed: "We have emailed you a new link.",
    renewedText: "The earlier one no longer works. If nothing arrives, check your spam folder.",
    keeps: (months: number) =>
      `This link is enough to read the conversation: keep it to yourself. It stops working after ${months} months without a message.`,
    unknown: "This link does not work.",
    unknownText:
      "Check that it was copied in full, to its last character. If you have received a more recent link, open that one.",
  },
  emails: {
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    invited: {
      subject: (person: string) => `${person}'s conversation with {the school}`,
      title: "A conversation is shared with you",
      text: (person: string) =>
        `You can read a conversation between ${person} and the school, and reply in it. No account is needed. Keep this link to yourself: it is enough to read the conversation.`,
    },
    newMessage: {
      subject: (person: string) => `New message from the school about ${person}`,
      title: "A new message from the school",
      text: (person: string) =>
        `The school has sent a message in ${person}'s conversation, which you follow. You can read it only with your link.`,
    },
    stop: "On that page you can also stop receiving these emails.",
    action: "Read the conversation",
  },
};
