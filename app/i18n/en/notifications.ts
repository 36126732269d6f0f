export const notifications = {
  email: {
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    many: (count: number) => `${count} updates from {the school}`,
    manyText: "This is waiting for you in your area:",
    openAll: "Open my area",
    footer:
      "You get this automatic e-mail because you have an account with {the school}. We never ask for a password or a payment by e-mail.",
    fewer: "Get fewer of these e-mails, or stop them",
  },
  reminders: {
    closing: {
      subject: (days: number) =>
        days > 1
          ? `${days} days left to send your application`
          : "Last day to send your application",
      text: (date: string) =>
        `You have started your application, but not sent it yet. Applications close on ${date}.`,
      action: "Continue my application",
    },
    request: {
      subject: "We are still waiting for something from you",
      text: (date: string) => `Please send what the school requested by ${date}.`,
      action: "See what is missing",
    },
    refused: {
      subject: "A document still needs to be replaced",
      text: "A document you sent could not be accepted, and the school is waiting for the new one.",
      action: "See what is missing",
    },
    consent: {
      subject: "An adult's consent is still missing",
      text: "The adult you contacted has not replied yet. Without it, your application cannot be sent. You can send them a new link.",
      action: "Send the link",
    },
    adult: {
      subject: (candidate: string) => `Reminder: ${candidate} is waiting for your consent`,
      note: "We have written to you before. This link replaces the first one; we will not write a third time.",
    },
  },
  link: {
    title: "Our e-mails",
    stopTitle: "Stop these e-mails?",
    stopText: "You will get no more e-mails about:",
    stop: "Stop these e-mails",
    stoppedTitle: "Done",
    stoppedText:
      "These e-mails will no longer be sent. Messages from the school stay in your area.",
    still: "You will still get:",
    always: "your account's security e-mails and the receipt of an application",
    choose: "Choose everything in My Account",
    reactivateTitle: "Do our e-mails reach you?",
    reactivateText: (address: string) =>
      `You opened the link sent to ${address}. Confirm, and we will write there again.`,
    reactivate: "Yes, they reach me",
    reactivatedTitle: "Thank you",
    reactivatedText: "We will write to this address again.",
    invalidTitle: "This link no longer works",
    invalidText: "It is incomplete, or too old. You choose which e-mails you get in My Account.",
    account: "My Account",
  },
  reactivation: {
    title: "Our e-mails no longer reach you",
    bounce: (address: string) =>
      `Your mailbox ${address} rejected them. Notifications are paused, so that nothing gets lost.`,
    complaint: (address: string) =>
      `Someone reported one of our e-mails received at ${address} as spam. Notifications are paused.`,
    how: "Is the address right? Ask for a test e-mail and open its link. Otherwise, change your address.",
    send: "Get a test e-mail",
    change: "Change my address",
    sent: "Test e-mail sent: open its link within the hour. If it does not come, change your address.",
    email: {
      subject: "Do our e-mails reach you?",
      text: "You requested this test e-mail. Open the link so that we can send notifications to this address again. It is valid for one hour.",
      ignore: "If you did not request it, do nothing.",
      action: "Your e-mails reach me",
    },
  },
  whatsapp: {
    handOff: (reference: string) => `Hello, I am writing to you about ${reference}.`,
    go: "Continue on WhatsApp",
    goHint: "The message contains your reference and nothing else.",
    notification: (href: string) =>
      `{school}: you have a message. ${href}\nTo get no more of these, answer STOP.`,
    question:
      "{school}: someone wants to receive notifications by WhatsApp at this number. If it is you, answer YES within 72 hours. If not, do nothing: we will not ask again for 30 days. To never receive this again, answer STOP.",
    confirmed:
      "Done: notifications from {the school} will arrive here. To get no more of these, answer STOP.",
    allowed:
      "Noted: this number may get our notifications again. Turn them on from the account page.",
    stopped:
      "Done: you will get no more WhatsApp messages from {the school}. If you change your mind, answer YES.",
    title: "WhatsApp notifications",
    text: "Only if you ask for them.",
    what: "We write “you have a message” and the address of your area, nothing else. The choices and quiet hours of your Preferences apply here too.",
    how: "To stop: this button, or answer STOP to one of our messages.",
    howByAnswer: "To stop: answer STOP to one of our messages.",
    number: (phone: string) => `Number: ${phone}`,
    noNumber: "Your account has no phone number. Write it in My Information and save.",
    accept: (phone: string) => `Get notifications at ${phone}`,
    asked: (phone: string) =>
      `Answer YES to the WhatsApp message sent to ${phone}: we will send notifications after that.`,
    unconfirmed: (phone: string) => `${phone} has not agreed yet: no notifications are sent to it.`,
    ask: (phone: string) => `Send the question to ${phone}`,
    on: (phone: string) => `Notifications arrive by WhatsApp at ${phone}.`,
    stoppedByWord: (phone: string) =>
      `${phone} answered STOP: no more notifications are sent to it.`,
    again:
      "To start again: from that phone, answer YES to our last WhatsApp message, then ask for notifications here again.",
    stop: "Get nothing more by WhatsApp",
    refusals: {
      "whatsapp-too-often": "Too many requests in one day. Try again tomorrow.",
      "whatsapp-at-rest":
        "This number got our question less than 30 days ago, or answered STOP: nothing was sent. From that phone, answer YES to our last WhatsApp message, then ask here again.",
    },
    done: {
      accepted:
        "Answer YES within 72 hours to the WhatsApp message you are about to get: we will send notifications after that.",
      refused: "No more notifications will be sent by WhatsApp.",
    },
  },
  data: {
    notifications: "Notifications",
    emails: "E-mails of the last weeks",
    whatsapp: "WhatsApp notifications",
    suppression: "Address that rejects our e-mails",
    at: "On",
    kind: "About",
    subject: "Title",
    text: "Text",
    state: "What became of it",
    ended: "Since",
    number: "Number",
    questionSent: "Question sent",
    agreed: "Agreed from the phone",
    states: { waiting: "waiting", left: "sent", unwanted: "not wanted", over: "no longer needed" },
  },
  demo: {
    waiting: "Pending notifications",
    waitingText: "Quiet hours, or gathered with others: they will be sent by themselves.",
    sendNow: "Send them all now",
    sentCount: (count: number) =>
      count === 0
        ? "No e-mail was sent."
        : count === 1
          ? "One e-mail was sent."
          : `${count} e-mails were sent.`,
    ended: (count: number) =>
      count === 1
        ? "One notification was no longer needed: already read, or no longer wanted."
        : `${count} notifications were no longer needed: already read, or no longer wanted.`,
    whatsapp: "Kept WhatsApp messages",
    to: (phone: string) => `To ${phone}`,
    answerYes: "Answer YES",
    answerStop: "Answer STOP",
  },
  office: {
    views: "Notifications and e-mails",
    waitingQueue: "Undelivered e-mails",
    waitingQueueText: "To send again, or to give up",
    suppression: {
      bounce: "Our e-mails are rejected at this address: contact the candidate another way.",
      complaint:
        "Our e-mails were reported as spam at this address: notifications are no longer sent to it.",
    },
    delivery: {
      now: "The candidate will be notified by e-mail at once.",
      later: {
        quiet: (when: string) =>
          `The candidate will be notified by e-mail ${when}, at the end of their quiet hours.`,
        together: (when: string) =>
          `The candidate will be notified by e-mail ${when}, with anything that comes before then: the last one was sent less than 3 hours ago.`,
        daily: (when: string) =>
          `The candidate will be notified by e-mail ${when}: they get only one a day.`,
      },
      never: {
        bounce: "The candidate will not be notified: their address rejects our e-mails.",
        complaint:
          "The candidate will not be notified: our e-mails were reported as spam at their address.",
        unwanted: "The candidate will not be notified: they turned off e-mails about this.",
      },
      time: (time: string, zone: string) => `at ${time} (${zone})`,
      tomorrow: (time: string) => `tomorrow ${time}`,
      dated: (date: string, time: string) => `on ${date} ${time}`,
      zones: { senegal: "Dakar time", cameroon: "Yaoundé time" },
    },
    dead: {
      title: "Undelivered e-mails",
      found: (count: number) =>
        count === 1 ? "1 e-mail did not arrive" : `${count} e-mails did not arrive`,
      none: "No e-mail to send again",
      noneText:
        "An e-mail that was rejected, or that could not be delivered for 48 hours, appears here.",
      caption: "Undelivered e-mails",
      to: "To",
      kind: "About",
      why: "Why",
      since: "Since",
      actions: "What to do",
      resend: "Send again",
      resendTicked: "Send the ticked e-mails again",
      resendAll: (total: number) => `Send all again (${total})`,
      discard: "Give up",
      discardText: "This e-mail will no longer be sent, and its text is erased.",
      discardConfirm: "Yes, give up",
      done: {
        resent: (count: number) =>
          count === 0
            ? "No e-mail was sent: none was ticked, or someone has already dealt with them."
            : count === 1
              ? "The e-mail is being sent again."
              : `${count} e-mails are being sent again.`,
        discarded: "The e-mail is given up.",
      },
      outage: "The mail server does not answer",
      outageText: (date: string, time: string, waiting: number) =>
        waiting > 1
          ? `Since ${date} at ${time}. ${waiting} e-mails are waiting and will be sent in order as soon as it is back.`
          : `Since ${date} at ${time}. ${waiting === 1 ? "One e-mail is waiting" : "No e-mail is waiting"}.`,
      faults: {
        "server-unavailable": "The mail server did not answer",
        "server-refuses-us": "The mail server rejected us",
        "server-without-tls":
          "The mail server offers no encrypted connection (TLS), which the site requires",
        "not-now": "Put off by the server for too long",
        "address-unknown": "The address does not exist or rejects our e-mails",
        "address-malformed": "The address is not valid",
        "email-refused": "The server rejected this e-mail",
      },
      kinds: {
        account: "Account",
        receipt: "Receipt",
        consent: "Parental consent",
        enquiry: "Contact page enquiry",
        notice: "Notification",
      },
    },
    preview: {
      title: "Notifications",
      subtitle: "Who will get what within 24 hours. This page sends nothing.",
      upcoming: "Within 24 hours",
      nothing: "No notification will be sent within 24 hours.",
      lately: "Sent recently",
      nothingLately: "No notification was sent in the last seven days.",
      counts: "How many, by subject",
      person: "Person",
      what: "Notification",
      when: (zone: string) => `To be sent (${zone})`,
      left: "Sent",
      state: "How",
      kinds: {
        message: "Message",
        state: "Application",
        "missing-piece": "Document requested",
        deadline: "Deadline",
        consent: "Parental consent",
      },
      at: (date: string, time: string) => `${date} at ${time}`,
      together: (count: number) => (count === 1 ? "with another" : `with ${count} more`),
      suppressed: "faulty address: will not be sent",
      clock: (zone: string) => `The times on this page are in ${zone}.`,
    },
  },
};
