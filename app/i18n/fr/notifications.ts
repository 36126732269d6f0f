export const notifications = {
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
