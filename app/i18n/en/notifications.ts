export const notifications = {
  email: {
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    many: (count: number) => `${count} updates from {the school}`,
    manyText: "This is waiting for you in your area:",
    openAll: "Open my area",
    footer:
      "You get this automatic email because you have an account with {the school}. We never ask for a password or a payment by email.",
    preferencesLink: "Get fewer of these emails, or stop them",
  },
  reminders: {
    closing: {
      subject: (days: number) =>
        days > 1
          ? `${days} days left to send your application`
          : days === 1
            ? "1 day left to send your application"
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
      note: "We have already sent you an email. This link replaces the first one; we will not send a third email.",
    },
  },
  link: {
    title: "Our emails",
    stopTitle: "Stop these emails?",
    stopText: "You will get no more emails about:",
    stop: "Stop these emails",
    stoppedTitle: "Done",
    stoppedText: "These emails will no longer be sent. Messages from the school stay in your area.",
    stillReceived: "You will still get:",
    always: "security emails for your account and application receipts",
    choose: "Manage all my preferences",
    reactivateTitle: "Do our emails reach you?",
    reactivateText: (address: string) =>
      `You opened the link sent to ${address}. Confirm, and we will send emails there again.`,
    reactivate: "Yes, they reach me",
    reactivatedTitle: "Thank you",
    reactivatedText: "We will send emails to this address again.",
    invalidTitle: "This link no longer works",
    invalidText: "It is incomplete, or too old. You choose which emails you get in My Account.",
    account: "My Account",
  },
  reactivation: {
    title: "Our emails no longer reach you",
    bounce: (address: string) =>
      `Your mailbox ${address} rejected them. Notifications are paused, so that nothing gets lost.`,
    complaint: (address: string) =>
      `Someone reported one of our emails received at ${address} as spam. Notifications are paused.`,
    how: "Is the address right? Ask for a test email and open its link. Otherwise, change your address.",
    send: "Get a test email",
    change: "Change my address",
    sent: "Test email sent: open its link within the hour. If it does not arrive, change your address.",
    email: {
      subject: "Do our emails reach you?",
      text: "You requested this test email. Open the link so that we can send notifications to this address again. It is valid for one hour.",
      ignore: "If you did not request it, do nothing.",
      action: "Your emails reach me",
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
    what: "Each message contains “you have a message” and the address of your area, nothing else. The choices and quiet hours of your Preferences apply here too.",
    how: "To stop: this button, or answer STOP to one of our messages.",
    howByAnswer: "To stop: answer STOP to one of our messages.",
    number: (phone: string) => `Number: ${phone}`,
    noNumber: "Your account has no phone number. Add one in My Information and save.",
    accept: (phone: string) => `Get notifications at ${phone}`,
    pending: (phone: string) =>
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
      "whatsapp-paused":
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
    emails: "Emails of the last weeks",
    whatsapp: "WhatsApp notifications",
    suppression: "Address that rejects our emails",
    at: "On",
    kind: "About",
    subject: "Title",
    text: "Text",
    state: "Outcome",
    ended: "Since",
    number: "Number",
    questionSent: "Question sent",
    agreed: "Agreed from the phone",
    states: { waiting: "waiting", left: "sent", unwanted: "turned off", over: "no longer needed" },
  },
  demo: {
    waiting: "Pending notifications",
    waitingText: "Quiet hours, or grouped with others: they will be sent by themselves.",
    sendNow: "Send them all now",
    sentCount: (count: number) =>
      count === 0
        ? "No email was sent."
        : count === 1
          ? "One email was sent."
          : `${count} emails were sent.`,
    ended: (count: number) =>
      count === 1
        ? "One notification was no longer needed: already read, or no longer wanted."
        : `${count} notifications were no longer needed: already read, or no longer wanted.`,
    whatsapp: "Saved WhatsApp messages",
    to: (phone: string) => `To ${phone}`,
    answerYes: "Answer YES",
    answerStop: "Answer STOP",
  },
  office: {
    views: "Notifications and emails",
    waitingQueue: "Undelivered emails",
    waitingQueueText: "To send again or discard",
    suppression: {
      bounce: "Our emails are rejected at this address: contact the candidate another way.",
      complaint:
        "Our emails were reported as spam at this address: notifications are no longer sent to it.",
    },
    delivery: {
      now: "The candidate will be notified by email at once.",
      later: {
        quiet: (when: string) =>
          `The candidate will be notified by email ${when}, at the end of their quiet hours.`,
        grouped: (when: string) =>
          `The candidate will be notified by email ${when}, with anything that comes before then: the last one was sent less than 3 hours ago.`,
        daily: (when: string) =>
          `The candidate will be notified by email ${when}: they get only one a day.`,
      },
      never: {
        bounce: "The candidate will not be notified: their address rejects our emails.",
        complaint:
          "The candidate will not be notified: our emails were reported as spam at their address.",
        unwanted: "The candidate will not be notified: they turned off emails about this.",
      },
      time: (time: string, zone: string) => `at ${time} (${zone})`,
      tomorrow: (time: string) => `tomorrow ${time}`,
      dated: (date: string, time: string) => `on ${date} ${time}`,
      zones: { senegal: "Dakar time", cameroon: "Yaoundé time" },
    },
    dead: {
      title: "Undelivered emails",
      found: (count: number) =>
        count === 1 ? "1 email did not arrive" : `${count} emails did not arrive`,
      none: "No email to send again",
      noneText:
        "An email that was rejected, or that could not be delivered for 48 hours, appears here.",
      caption: "Undelivered emails",
      to: "To",
      kind: "About",
      why: "Why",
      since: "Since",
      actions: "What to do",
      resend: "Send again",
      resendTicked: "Send the ticked emails again",
      resendAll: (total: number) => `Send all again (${total})`,
      discard: "Discard",
      discardText: "This email will no longer be sent, and its text is erased.",
      discardConfirm: "Yes, discard",
      done: {
        resent: (count: number) =>
          count === 0
            ? "No email was sent: none was ticked, or someone has already dealt with them."
            : count === 1
              ? "The email is being sent again."
              : `${count} emails are being sent again.`,
        discarded: "The email is discarded.",
      },
      outage: "The mail server is not responding",
      outageText: (date: string, time: string, waiting: number) =>
        waiting > 1
          ? `Since ${date} at ${time}. ${waiting} emails are waiting and will be sent in order as soon as it is back.`
          : `Since ${date} at ${time}. ${waiting === 1 ? "One email is waiting" : "No email is waiting"}.`,
      faults: {
        "server-unavailable": "The mail server did not respond",
        "server-refuses-us": "The mail server rejected us",
        "server-without-tls":
          "The mail server offers no encrypted connection (TLS), which the site requires",
        "not-now": "Deferred by the server for too long",
        "address-unknown": "The address does not exist or rejects our emails",
        "address-malformed": "The address is not valid",
        "email-refused": "The server rejected this email",
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
      recent: "Sent recently",
      noneRecent: "No notification was sent in the last seven days.",
      counts: "Number by subject",
      person: "Person",
      what: "Notification",
      when: (zone: string) => `To be sent (${zone})`,
      sent: "Sent",
      state: "Delivery",
      kinds: {
        message: "Message",
        state: "Application",
        "missing-piece": "Document requested",
        deadline: "Deadline",
        consent: "Parental consent",
      },
      at: (date: string, time: string) => `${date} at ${time}`,
      groupedWith: (count: number) => (count === 1 ? "with another" : `with ${count} more`),
      suppressed: "faulty address: will not be sent",
      clock: (zone: string) => `The times on this page are in ${zone}.`,
    },
  },
};
