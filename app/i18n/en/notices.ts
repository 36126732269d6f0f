export const notices = {
  letter: {
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    many: (count: number) => `${count} updates from {the school}`,
    manyText: "This is waiting for you in your area:",
    openAll: "Open my area",
    footer:
      "You get this automatic e-mail because you have an account with {the school}. We never ask for a password or a payment by e-mail.",
    fewer: "Get fewer of these e-mails, or stop them",
  },
  chases: {
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
      text: (date: string) => `Please send what the school asked you for by ${date}.`,
      action: "See what is missing",
    },
    refused: {
      subject: "A document still needs to be replaced",
      text: "A document you sent could not be accepted, and the school is waiting for the new one.",
      action: "See what is missing",
    },
    consent: {
      subject: "An adult's consent is still missing",
      text: "The adult you asked for consent has not answered yet. Without it, your application cannot be sent. You can send them a new link.",
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
      "These e-mails will no longer be sent. What the school tells you stays in your area.",
    still: "You will still get:",
    always: "your account's security e-mails and the receipt of an application",
    choose: "Choose everything in My Account",
    mendTitle: "Do our e-mails reach you?",
    mendText: (address: string) =>
      `You opened the link sent to ${address}. Confirm, and we will write there again.`,
    mend: "Yes, they reach me",
    mendedTitle: "Thank you",
    mendedText: "We will write to this address again.",
    invalidTitle: "This link no longer works",
    invalidText: "It is incomplete, or too old. You choose which e-mails you get in My Account.",
    account: "My Account",
  },
  mend: {
    title: "Our e-mails no longer reach you",
    bounce: (address: string) =>
      `Your mailbox ${address} refused them. Notices are no longer sent, so that nothing gets lost on the way.`,
    complaint: (address: string) =>
      `Somebody reported one of our e-mails received at ${address} as spam. Notices are no longer sent.`,
    how: "Is the address right? Ask for a test e-mail and open its link. Otherwise, change your address.",
    send: "Get a test e-mail",
    change: "Change my address",
    sent: "Test e-mail sent: open its link within the hour. If it does not come, change your address.",
    letter: {
      subject: "Do our e-mails reach you?",
      text: "You asked for this test e-mail. Open the link so that we can send our notices to this address again. It is valid for one hour.",
      ignore: "If you asked for nothing, do nothing.",
      action: "Your e-mails reach me",
    },
  },
  whatsapp: {
    handOff: (reference: string) => `Hello, I am writing to you about ${reference}.`,
    go: "Continue on WhatsApp",
    goHint: "The message contains your reference and nothing else.",
    notice: (href: string) =>
      `{school}: you have a message. ${href}\nTo get no more of these, answer STOP.`,
    question:
      "{school}: somebody asks to get their notices by WhatsApp at this number. If it is you, answer YES within 72 hours. If not, do nothing: we will not ask again for 30 days. Never to be asked again, answer STOP.",
    confirmed:
      "Done: notices from {the school} will arrive here. To get no more of these, answer STOP.",
    allowed: "Noted: this number may get our notices again. Ask for them on the account page.",
    stopped:
      "Done: you will get no more WhatsApp messages from {the school}. If you change your mind, answer YES.",
    title: "Notices by WhatsApp",
    text: "Only if you ask for them.",
    what: "We write “you have a message” and the address of your area, nothing else. The choices and quiet hours of your Preferences apply here too.",
    how: "To stop: this button, or answer STOP to one of our messages.",
    howByAnswer: "To stop: answer STOP to one of our messages.",
    number: (phone: string) => `Number: ${phone}`,
    noNumber: "Your account has no phone number. Write it in My Information and save.",
    accept: (phone: string) => `Get notices at ${phone}`,
    asked: (phone: string) =>
      `Answer YES to the WhatsApp message sent to ${phone}: we will send notices after that.`,
    unconfirmed: (phone: string) => `${phone} has not agreed yet: no notices are sent to it.`,
    ask: (phone: string) => `Send the question to ${phone}`,
    on: (phone: string) => `Notices arrive by WhatsApp at ${phone}.`,
    stoppedByWord: (phone: string) => `${phone} answered STOP: no more notices are sent to it.`,
    again:
      "To start again: from that phone, answer YES to our last WhatsApp message, then ask for the notices here again.",
    stop: "Get nothing more by WhatsApp",
    refusals: {
      "whatsapp-too-often": "Too many requests in one day. Try again tomorrow.",
      "whatsapp-at-rest":
        "This number got our question less than 30 days ago, or answered STOP: nothing was sent. From that phone, answer YES to our last WhatsApp message, then ask here again.",
    },
    done: {
      accepted:
        "Answer YES within 72 hours to the WhatsApp message you are about to get: we will send notices after that.",
      refused: "No more notices will be sent by WhatsApp.",
    },
  },
  data: {
    notices: "Notices",
    letters: "E-mails of the last weeks",
    whatsapp: "Notices by WhatsApp",
    mark: "Address that refuses our e-mails",
    at: "On",
    kind: "About",
    subject: "Title",
    text: "Text",
    state: "What became of it",
    ended: "Since",
    number: "Number",
    asked: "Question sent",
    agreed: "Agreed from the phone",
    states: { waiting: "waiting", left: "sent", unwanted: "not wanted", over: "no longer needed" },
  },
  demo: {
    waiting: "Waiting notices",
    waitingText: "Quiet hours, or gathered with others: they will be sent by themselves.",
    leave: "Send them all now",
    left: (count: number) =>
      count === 0
        ? "No e-mail was sent."
        : count === 1
          ? "One e-mail was sent."
          : `${count} e-mails were sent.`,
    ended: (count: number) =>
      count === 1
        ? "One notice was no longer needed: already read, or no longer wanted."
        : `${count} notices was no longer needed: already read, or no longer wanted.`,
    whatsapp: "Kept WhatsApp messages",
    to: (phone: string) => `To ${phone}`,
    answerYes: "Answer YES",
    answerStop: "Answer STOP",
  },
  office: {
    views: "Notices and e-mails",
    waitingQueue: "Undelivered e-mails",
    waitingQueueText: "To send again, or to give up",
    mark: {
      bounce: "Our e-mails are refused at this address: reach the person another way.",
      complaint:
        "Our e-mails were reported as spam at this address: notices are no longer sent to it.",
    },
    departure: {
      now: "An e-mail will tell the person at once.",
      later: {
        quiet: (when: string) =>
          `An e-mail will tell the person ${when}, at the end of their quiet hours.`,
        together: (when: string) =>
          `An e-mail will tell the person ${when}, with anything that comes before then: the last one was sent less than 3 hours ago.`,
        daily: (when: string) => `An e-mail will tell the person ${when}: they get only one a day.`,
      },
      never: {
        bounce: "No e-mail will tell the person: their address refuses our e-mails.",
        complaint:
          "No e-mail will tell the person: our e-mails were reported as spam at their address.",
        unwanted: "No e-mail will tell the person: they want none about this.",
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
        "An e-mail that was refused, or that could not be delivered for 48 hours, appears here.",
      caption: "Undelivered e-mails",
      to: "To",
      kind: "About",
      why: "Why",
      since: "Since",
      acts: "What to do",
      again: "Send again",
      againTicked: "Send the ticked e-mails again",
      againAll: (total: number) => `Send all again (${total})`,
      giveUp: "Give up",
      giveUpText: "This e-mail will no longer be sent, and its text is erased.",
      giveUpYes: "Yes, give up",
      done: {
        again: (count: number) =>
          count === 0
            ? "No e-mail was sent: none was ticked, or somebody has already dealt with them."
            : count === 1
              ? "The e-mail is being sent again."
              : `${count} e-mails are being sent again.`,
        givenUp: "The e-mail is given up.",
      },
      outage: "The mail server does not answer",
      outageText: (date: string, time: string, waiting: number) =>
        waiting > 1
          ? `Since ${date} at ${time}. ${waiting} e-mails are waiting and will be sent in order as soon as it is back.`
          : `Since ${date} at ${time}. ${waiting === 1 ? "One e-mail is waiting" : "No e-mail is waiting"}.`,
      faults: {
        "server-away": "The mail server did not answer",
        "server-refuses-us": "The mail server refused us",
        "server-without-tls":
          "The mail server offers no encrypted connection (TLS), which the site requires",
        "not-now": "Put off by the server for too long",
        "address-unknown": "The address does not exist or refuses our e-mails",
        "address-malformed": "The address is not valid",
        "letter-refused": "The server refused this e-mail",
      },
      kinds: {
        account: "Account",
        receipt: "Receipt",
        consent: "Parental consent",
        enquiry: "Contact page enquiry",
        notice: "Notice",
      },
    },
    dry: {
      title: "Notices",
      subtitle: "Who will get what within 24 hours. This page sends nothing.",
      upcoming: "Within 24 hours",
      nothing: "No notice will be sent within 24 hours.",
      lately: "Sent recently",
      nothingLately: "No notice was sent in the last seven days.",
      counts: "How many, by subject",
      person: "Person",
      what: "Notice",
      when: (zone: string) => `To be sent (${zone})`,
      left: "Sent",
      state: "How",
      kinds: {
        message: "Message",
        state: "Application",
        "missing-piece": "Document asked for",
        deadline: "Deadline",
        consent: "Parental consent",
      },
      at: (date: string, time: string) => `${date} at ${time}`,
      together: (count: number) => (count === 1 ? "with another" : `with ${count} more`),
      marked: "faulty address: will not be sent",
      clock: (zone: string) => `The times on this page are in ${zone}.`,
    },
  },
};
