import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  email: {
    greeting: (name: string) => (name ? `Bonjour ${name},` : "Bonjour,"),
    many: (count: number) => `${count} nouvelles {of school}`,
    manyText: "Voici ce qui vous attend dans votre espace :",
    openAll: "Ouvrir mon espace",
    footer:
      "Vous recevez cet e-mail automatique parce que vous avez un compte {to school}. Nous ne demandons jamais un mot de passe ni un paiement par e-mail.",
    preferencesLink: "Recevoir moins d'e-mails, ou les arrêter",
  },
  reminders: {
    closing: {
      subject: (days: number) =>
        days > 1
          ? `Il reste ${days} jours pour envoyer votre candidature`
          : days === 1
            ? "Il reste 1 jour pour envoyer votre candidature"
            : "Dernier jour pour envoyer votre candidature",
      text: (date: string) =>
        `Votre candidature est commencée, mais pas encore envoyée. Les candidatures ferment le ${date}.`,
      action: "Reprendre ma candidature",
    },
    request: {
      subject: "Un complément est attendu",
      text: (date: string) => `Ce que l'école vous a demandé est attendu jusqu'au ${date}.`,
      action: "Voir ce qui manque",
    },
    refused: {
      subject: "Un fichier est encore à remplacer",
      text: "Un fichier que vous avez envoyé n'a pas pu être accepté, et l'école attend le nouveau.",
      action: "Voir ce qui manque",
    },
    consent: {
      subject: "L'accord d'un adulte manque encore",
      text: "L'adulte à qui vous avez demandé son accord n'a pas encore répondu. Sans lui, votre candidature ne peut pas être envoyée. Vous pouvez lui envoyer un nouveau lien.",
      action: "Envoyer le lien",
    },
    adult: {
      subject: (candidate: string) => `Rappel : ${candidate} attend votre accord`,
      note: "Nous vous avons déjà écrit. Ce lien remplace le premier ; nous n'écrirons pas une troisième fois.",
    },
  },
  link: {
    title: "Nos e-mails",
    stopTitle: "Arrêter ces e-mails ?",
    stopText: "Vous ne recevrez plus d'e-mail pour :",
    stop: "Arrêter ces e-mails",
    stoppedTitle: "C'est fait",
    stoppedText:
      "Ces e-mails ne seront plus envoyés. Les messages de l'école restent dans votre espace.",
    stillReceived: "Vous recevrez encore :",
    always: "les e-mails de sécurité de votre compte et l'accusé de réception d'une candidature",
    choose: "Gérer toutes mes préférences",
    reactivateTitle: "Recevez-vous nos e-mails ?",
    reactivateText: (address: string) =>
      `Vous avez ouvert le lien envoyé à ${address}. Confirmez, et nous y écrirons de nouveau.`,
    reactivate: "Oui, je les reçois",
    reactivatedTitle: "Merci",
    reactivatedText: "Nous écrirons de nouveau à cette adresse.",
    invalidTitle: "Ce lien ne fonctionne plus",
    invalidText:
      "Il est incomplet, ou trop ancien. Vous choisissez les e-mails que vous recevez dans Mon Compte.",
    account: "Mon Compte",
  },
  reactivation: {
    title: "Nos e-mails ne vous parviennent plus",
    bounce: (address: string) =>
      `Votre boîte ${address} les a refusés. Les notifications sont suspendues, pour que rien ne se perde.`,
    complaint: (address: string) =>
      `Quelqu'un a signalé un de nos e-mails reçus à ${address} comme indésirable. Les notifications sont suspendues.`,
    how: "L'adresse est juste ? Demandez un e-mail d'essai et ouvrez son lien. Sinon, changez d'adresse.",
    send: "Recevoir un e-mail d'essai",
    change: "Changer d'adresse",
    sent: "E-mail d'essai envoyé : ouvrez son lien dans l'heure. S'il n'arrive pas, changez d'adresse.",
    email: {
      subject: "Recevez-vous nos e-mails ?",
      text: "Vous avez demandé cet e-mail d'essai. Ouvrez le lien pour que nos notifications soient de nouveau envoyées à cette adresse. Il est valable une heure.",
      ignore: "Si vous n'avez rien demandé, ne faites rien.",
      action: "Je reçois vos e-mails",
    },
  },
  whatsapp: {
    handOff: (reference: string) => `Bonjour, je vous écris au sujet de ${reference}.`,
    go: "Poursuivre sur WhatsApp",
    goHint: "Le message ne contient que votre référence.",
    notification: (href: string) =>
      `{school} : vous avez un message. ${href}\nPour ne plus en recevoir, répondez STOP.`,
    question:
      "{school} : quelqu'un demande à recevoir ses notifications par WhatsApp à ce numéro. Si c'est vous, répondez OUI dans les 72 heures. Sinon, ne faites rien : nous ne reposerons pas la question avant 30 jours. Pour ne plus jamais la recevoir, répondez STOP.",
    confirmed:
      "C'est fait : les notifications {of school} arriveront ici. Pour ne plus en recevoir, répondez STOP.",
    allowed:
      "C'est noté : ce numéro peut de nouveau recevoir nos notifications. Demandez-les sur la page du compte.",
    stopped:
      "C'est fait : vous ne recevrez plus de message WhatsApp {of school}. Si vous changez d'avis, répondez OUI.",
    title: "Notifications par WhatsApp",
    text: "Seulement si vous le demandez.",
    what: "Nous écrivons « vous avez un message » et l'adresse de votre espace, rien d'autre. Les choix et les heures de repos des Préférences valent aussi ici.",
    how: "Pour arrêter : ce bouton, ou répondre STOP (ou ARRÊT) à un de nos messages.",
    howByAnswer: "Pour arrêter : répondre STOP (ou ARRÊT) à un de nos messages.",
    number: (phone: string) => `Numéro : ${phone}`,
    noNumber: "Votre compte n'a pas de téléphone. Écrivez-le dans Mes Informations et sauvegardez.",
    accept: (phone: string) => `Recevoir les notifications au ${phone}`,
    pending: (phone: string) =>
      `Répondez OUI au message WhatsApp envoyé au ${phone} : les notifications seront envoyées ensuite.`,
    unconfirmed: (phone: string) =>
      `Le ${phone} n'a pas encore donné son accord : aucune notification n'y est envoyée.`,
    ask: (phone: string) => `Envoyer la question au ${phone}`,
    on: (phone: string) => `Les notifications arrivent par WhatsApp au ${phone}.`,
    stoppedByWord: (phone: string) =>
      `Le ${phone} a répondu STOP : plus aucune notification n'y est envoyée.`,
    again:
      "Pour recommencer : depuis ce téléphone, répondez OUI à notre dernier message WhatsApp, puis redemandez les notifications ici.",
    stop: "Ne plus rien recevoir par WhatsApp",
    refusals: {
      "whatsapp-too-often": "Trop de demandes en une journée. Réessayez demain.",
      "whatsapp-paused":
        "Ce numéro a reçu notre question il y a moins de 30 jours, ou a répondu STOP : rien n'a été envoyé. Depuis ce téléphone, répondez OUI à notre dernier message WhatsApp, puis redemandez ici.",
    },
    done: {
      accepted:
        "Répondez OUI dans les 72 heures au message WhatsApp que vous allez recevoir : les notifications seront envoyées ensuite.",
      refused: "Plus aucune notification ne sera envoyée par WhatsApp.",
    },
  },
  data: {
    notifications: "Notifications",
    emails: "E-mails des dernières semaines",
    whatsapp: "Notifications par WhatsApp",
    suppression: "Adresse qui refuse nos e-mails",
    at: "Le",
    kind: "Sujet",
    subject: "Titre",
    text: "Texte",
    state: "Résultat",
    ended: "Depuis",
    number: "Numéro",
    questionSent: "Question envoyée",
    agreed: "Accord reçu du téléphone",
    states: { waiting: "en attente", left: "envoyé", unwanted: "désactivé", over: "sans objet" },
  },
  demo: {
    waiting: "Notifications en attente",
    waitingText:
      "Heures de repos, ou regroupées avec d'autres : elles seront envoyées d'elles-mêmes.",
    sendNow: "Tout envoyer maintenant",
    sentCount: (count: number) =>
      count === 0
        ? "Aucun e-mail n'a été envoyé."
        : count === 1
          ? "Un e-mail a été envoyé."
          : `${count} e-mails ont été envoyés.`,
    ended: (count: number) =>
      count === 1
        ? "Une notification n'avait plus d'objet : déjà lue, ou plus souhaitée."
        : `${count} notifications n'avaient plus d'objet : déjà lues, ou plus souhaitées.`,
    whatsapp: "Messages WhatsApp conservés",
    to: (phone: string) => `Au ${phone}`,
    answerYes: "Répondre OUI",
    answerStop: "Répondre STOP",
  },
  office: {
    views: "Notifications et e-mails",
    waitingQueue: "E-mails non remis",
    waitingQueueText: "À renvoyer, ou à abandonner",
    suppression: {
      bounce: "Nos e-mails sont refusés à cette adresse : joignez la personne autrement.",
      complaint:
        "Nos e-mails ont été signalés comme indésirables à cette adresse : les notifications n'y sont plus envoyées.",
    },
    delivery: {
      now: "Un e-mail préviendra la personne tout de suite.",
      later: {
        quiet: (when: string) =>
          `Un e-mail préviendra la personne ${when}, à la fin de ses heures de repos.`,
        grouped: (when: string) =>
          `Un e-mail préviendra la personne ${when}, regroupé avec les suivants : le dernier a été envoyé il y a moins de 3 heures.`,
        daily: (when: string) =>
          `Un e-mail préviendra la personne ${when} : elle en reçoit un seul par jour.`,
      },
      never: {
        bounce: "Aucun e-mail ne préviendra la personne : son adresse refuse nos e-mails.",
        complaint:
          "Aucun e-mail ne préviendra la personne : nos e-mails ont été signalés comme indésirables à son adresse.",
        unwanted: "Aucun e-mail ne préviendra la personne : elle n'en veut pas à ce sujet.",
      },
      time: (time: string, zone: string) => `à ${time} (${zone})`,
      tomorrow: (time: string) => `demain ${time}`,
      dated: (date: string, time: string) => `le ${date} ${time}`,
      zones: { senegal: "heure de Dakar", cameroon: "heure de Yaoundé" },
    },
    dead: {
      title: "E-mails non remis",
      found: (count: number) =>
        count === 1 ? "1 e-mail n'est pas arrivé" : `${count} e-mails ne sont pas arrivés`,
      none: "Aucun e-mail à renvoyer",
      noneText: "Un e-mail refusé, ou qui n'a pas pu être remis pendant 48 heures, apparaît ici.",
      caption: "E-mails non remis",
      to: "Destinataire",
      kind: "Sujet",
      why: "Pourquoi",
      since: "Depuis",
      actions: "Que faire",
      resend: "Renvoyer",
      resendTicked: "Renvoyer les e-mails cochés",
      resendAll: (total: number) => `Tout renvoyer (${total})`,
      discard: "Abandonner",
      discardText: "Cet e-mail ne sera plus envoyé, et son texte est effacé.",
      discardConfirm: "Oui, abandonner",
      done: {
        resent: (count: number) =>
          count === 0
            ? "Aucun e-mail n'a été renvoyé : rien n'était coché, ou quelqu'un s'en est déjà chargé."
            : count === 1
              ? "L'e-mail est renvoyé."
              : `${count} e-mails sont renvoyés.`,
        discarded: "L'e-mail est abandonné.",
      },
      outage: "Le serveur d'e-mail ne répond pas",
      outageText: (date: string, time: string, waiting: number) =>
        waiting > 1
          ? `Depuis le ${date} à ${time}. ${waiting} e-mails attendent et seront envoyés dans l'ordre dès son retour.`
          : `Depuis le ${date} à ${time}. ${waiting === 1 ? "Un e-mail attend" : "Aucun e-mail n'attend"}.`,
      faults: {
        "server-unavailable": "Le serveur d'e-mail n'a pas répondu",
        "server-refuses-us": "Le serveur d'e-mail nous a refusés",
        "server-without-tls":
          "Le serveur d'e-mail n'offre pas de connexion chiffrée (TLS), que le site exige",
        "not-now": "Le serveur l'a différé trop longtemps",
        "address-unknown": "L'adresse n'existe pas ou refuse nos e-mails",
        "address-malformed": "L'adresse est mal écrite",
        "email-refused": "Le serveur a refusé cet e-mail",
      },
      kinds: {
        account: "Compte",
        receipt: "Accusé de réception",
        consent: "Accord parental",
        enquiry: "Demande de la page Contact",
        notice: "Notification",
      },
    },
    preview: {
      title: "Notifications",
      subtitle: "Qui recevra quoi dans les 24 heures. Cette page n'envoie rien.",
      upcoming: "Dans les 24 heures",
      nothing: "Aucune notification ne sera envoyée dans les 24 heures.",
      recent: "Envoyées récemment",
      noneRecent: "Aucune notification n'a été envoyée ces sept derniers jours.",
      counts: "Nombre par sujet",
      person: "Personne",
      what: "Notification",
      when: (zone: string) => `Envoi (${zone})`,
      sent: "Envoyée",
      state: "Envoi",
      kinds: {
        message: "Message",
        state: "Candidature",
        "missing-piece": "Justificatif demandé",
        deadline: "Date limite",
        consent: "Accord parental",
      },
      at: (date: string, time: string) => `${date} à ${time}`,
      groupedWith: (count: number) => (count === 1 ? "avec une autre" : `avec ${count} autres`),
      suppressed: "adresse qui refuse nos e-mails : ne sera pas envoyée",
      clock: (zone: string) => `Les heures de cette page sont à l'${zone}.`,
    },
  },
};

const en = {
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

/** Messages of notifications, and of the pages that list sent and queued emails. */
export const notificationsMessages = defineMessages(fr, en);
