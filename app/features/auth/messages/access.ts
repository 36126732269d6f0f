import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  titled: (page: string) => `${page} — {school}`,
  wrongTitled: (page: string) => `Erreur : ${page} — {school}`,
  problem: "Il y a un problème",
  showPassword: { show: "Afficher", hide: "Masquer", what: "le mot de passe" },
  passwordLength: {
    one: "{0} caractère : il en faut encore {1}",
    short: "{0} caractères : il en faut encore {1}",
    enough: "{0} caractères : la longueur suffit",
  },
  signIn: {
    title: "Connexion",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    or: "ou avec votre e-mail",
    email: "Adresse e-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    forgotten: "Mot de passe oublié ?",
    create: "Créer un compte",
    legalBefore: "En continuant, vous acceptez les ",
    terms: "conditions d'utilisation",
    legalBetween: " et la ",
    privacy: "politique de confidentialité",
    legalAfter: ".",
    refusedTitle: "Connexion impossible",
    close: "Fermer",
    otherWindow: "Terminez dans l'autre fenêtre, puis revenez ici.",
    waiting: "Connexion en cours…",
    demoTitle: "Comptes de démonstration",
    demoText:
      "Ces comptes sont publics et leurs données sont inventées. Leur mot de passe commun :",
    demoChoose: "Choisir ce compte",
    demoPeople: {
      candidate: "Une candidate, candidature à moitié remplie",
      admissions: "Bureau des admissions, campus du Sénégal",
      editor: "Textes et images du site",
      administrator: "Administration",
    },
  },
  popup: {
    title: "Connexion réussie",
    text: "Vous pouvez fermer cette fenêtre, ou continuer ici.",
    proceed: "Continuer",
    again: "Réessayer",
  },
  erasure: {
    title: "Suppression de vos données Facebook",
    code: (code: string, date: string) => `Demande ${code}, exécutée le ${date}.`,
    done: "Le lien entre votre compte Facebook et ce site est supprimé. Nous ne conservons plus votre identifiant Facebook.",
    nothing: "Nous ne gardions rien de votre compte Facebook.",
    rest: "Si vous avez ici un compte ou une candidature, ils restent à vous : connectez-vous par un lien envoyé à votre adresse pour fermer le compte, ou écrivez à l'école.",
    privacy: "Politique de confidentialité",
  },
  newcomer: {
    title: (name: string) => (name ? `Bienvenue, ${name}` : "Bienvenue"),
    text: "Il manque une adresse e-mail : le service avec lequel vous vous connectez n'en a pas donné. Nous y enverrons un lien pour la confirmer, et l'école vous y écrira.",
    submit: "Recevoir le lien",
    proof: "Encore un clic : votre compte sera créé avec cette adresse.",
  },
  resume: {
    title: "Rien n'est perdu",
    nothing: "Aucun formulaire à envoyer ici",
    ended:
      "Votre session s'est terminée avant l'envoi. Ce que vous avez écrit est conservé sur cette page.",
    other:
      "Une autre personne est connectée dans ce navigateur : rien n'a été envoyé en son nom. Ce qui a été écrit est conservé sur cette page.",
    first: "Connectez-vous dans un autre onglet, avec le compte qui a rempli le formulaire.",
    signIn: "Se connecter",
    newTab: "(nouvel onglet)",
    second: "Revenez ici et envoyez.",
    send: "Envoyer de nouveau",
    files: (names: string) =>
      `Les fichiers ne sont pas conservés : vous pourrez choisir de nouveau ${names}.`,
    passwords: "Les mots de passe ne sont pas conservés non plus.",
    copy: "La session a été fermée par une déconnexion : pour que rien ne soit envoyé au nom de quelqu'un d'autre, nous n'envoyons pas ce formulaire. Voici ce que vous aviez écrit, à copier si vous en avez besoin.",
    back: "Se connecter et revenir à la page",
  },
  done: {
    "signed-out": "C'est fait : cet appareil n'est plus connecté à votre compte.",
    "session-ended": "Votre session est terminée. Reconnectez-vous pour continuer.",
    "account-created": "Adresse confirmée, compte créé. Connectez-vous comme la première fois.",
    "email-confirmed": "Adresse confirmée. Vous pouvez vous connecter.",
    "account-closing":
      "Vos appareils sont déconnectés, et votre compte sera fermé dans 14 jours. Pour le garder, connectez-vous d'ici là.",
    "password-changed":
      "Mot de passe enregistré. Connectez-vous avec lui ; les autres appareils sont déconnectés.",
  },
  oneMoreStep: {
    title: "Encore une étape : confirmer votre adresse",
    written: (email: string) =>
      `Nous avons écrit à ${email}. Ouvrez le lien de ce message, puis revenez vous connecter.`,
    writtenThere:
      "Nous avons écrit à l'adresse e-mail que ce service nous a donnée. Ouvrez le lien de ce message, puis revenez vous connecter.",
    nothing:
      "Rien reçu ? Regardez dans les courriers indésirables, ou attendez une minute et reconnectez-vous : un autre lien vous sera envoyé.",
  },
  firstTime: { question: "Première candidature ?", create: "Créez d'abord votre compte" },
  signUp: {
    title: "Créer un compte",
    intro:
      "Un compte pour déposer une candidature, la reprendre plus tard et échanger avec l'école.",
    firstName: "Prénom",
    lastName: "Nom",
    email: "Adresse e-mail",
    emailHint: "Nous y enverrons un lien pour la confirmer.",
    password: "Mot de passe",
    passwordHint:
      "15 caractères au moins : une phrase facile à retenir convient, avec des espaces si vous voulez.",
    submit: "Créer mon compte",
    already: "Vous avez déjà un compte ?",
    signIn: "Se connecter",
  },
  checkMail: {
    title: "Vérifiez votre boîte e-mail",
    signUp: (email: string) =>
      `Nous avons écrit à ${email}. Ouvrez le message et suivez son lien pour confirmer l'adresse. Il est valable une heure.`,
    reset: (email: string) =>
      `Si un compte existe pour ${email}, nous venons d'y envoyer un lien pour choisir un nouveau mot de passe. Il est valable une heure.`,
    nothing:
      "Rien après quelques minutes ? Regardez dans les courriers indésirables, puis vérifiez l'adresse ci-dessus.",
    again: "Corriger l'adresse ou recevoir un autre lien",
    demo: "Lire les e-mails de la démonstration",
  },
  verify: {
    title: "Confirmer votre adresse",
    text: "Encore un clic, et vous pourrez vous connecter.",
    submit: "Confirmer mon adresse",
    refusedTitle: "Adresse non confirmée",
    servedTitle: "Adresse déjà confirmée",
    noLink: "Cette page s'ouvre avec le lien du message que nous vous avons envoyé.",
    signIn: "Se connecter",
  },
  forgotten: {
    title: "Mot de passe oublié",
    text: "Donnez l'adresse de votre compte : nous y enverrons un lien pour en choisir un nouveau.",
    email: "Adresse e-mail",
    submit: "Recevoir un lien",
    back: "Revenir à la connexion",
  },
  reset: {
    title: "Nouveau mot de passe",
    password: "Nouveau mot de passe",
    passwordHint:
      "15 caractères au moins : une phrase facile à retenir convient, avec des espaces si vous voulez.",
    submit: "Changer le mot de passe",
    joining:
      "Ce lien s'ouvre dans un autre navigateur que celui de l'inscription. Choisissez ici un mot de passe : il sera le seul à ouvrir le compte, et votre adresse sera confirmée.",
    refusedTitle: "Mot de passe inchangé",
    noLink: "Cette page s'ouvre avec le lien du message que nous vous avons envoyé.",
    again: "Recevoir un nouveau lien",
  },
};

const en: typeof fr = {
  titled: (page: string) => `${page} — {school}`,
  wrongTitled: (page: string) => `Error: ${page} — {school}`,
  problem: "There is a problem",
  showPassword: { show: "Show", hide: "Hide", what: "the password" },
  passwordLength: {
    one: "{0} character: {1} more needed",
    short: "{0} characters: {1} more needed",
    enough: "{0} characters: long enough",
  },
  signIn: {
    title: "Sign in",
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    or: "or with your email",
    email: "Email address",
    password: "Password",
    submit: "Sign in",
    forgotten: "Forgotten password?",
    create: "Create an account",
    legalBefore: "By continuing, you accept the ",
    terms: "terms of use",
    legalBetween: " and the ",
    privacy: "privacy policy",
    legalAfter: ".",
    refusedTitle: "Sign-in failed",
    close: "Close",
    otherWindow: "Finish in the other window, then come back here.",
    waiting: "Signing in…",
    demoTitle: "Demonstration accounts",
    demoText: "These accounts are public and their data is invented. They share one password:",
    demoChoose: "Choose this account",
    demoPeople: {
      candidate: "A candidate with a half-finished application",
      admissions: "Admissions office, Senegal campus",
      editor: "Site text and pictures",
      administrator: "Administration",
    },
  },
  popup: {
    title: "You are signed in",
    text: "You can close this window, or continue here.",
    proceed: "Continue",
    again: "Try again",
  },
  erasure: {
    title: "Deletion of your Facebook data",
    code: (code: string, date: string) => `Request ${code}, carried out on ${date}.`,
    done: "The link between your Facebook account and this site is deleted. We no longer keep your Facebook identifier.",
    nothing: "We had not stored anything from your Facebook account.",
    rest: "If you have an account or an application here, they remain yours. To close the account, sign in with a link sent to your address, or contact the school.",
    privacy: "Privacy policy",
  },
  newcomer: {
    title: (name: string) => (name ? `Welcome, ${name}` : "Welcome"),
    text: "We need your email address: the service you sign in with did not give us one. We will send a link there to confirm it, and the school will use it to contact you.",
    submit: "Send me the link",
    proof: "One more click: your account will be created with this address.",
  },
  resume: {
    title: "Nothing is lost",
    nothing: "There is no form to send here",
    ended: "Your session ended before the form was sent. What you wrote is still on this page.",
    other:
      "Someone else is signed in on this browser: nothing was sent in their name. What was written is still on this page.",
    first: "Sign in from another tab, with the account that filled in the form.",
    signIn: "Sign in",
    newTab: "(new tab)",
    second: "Come back here and send it.",
    send: "Send again",
    files: (names: string) => `Files are not saved: you will need to choose ${names} again.`,
    passwords: "Passwords are not saved either.",
    copy: "Someone signed out and the session ended. So that nothing is sent in someone else's name, we have not sent this form. Here is what you had written, in case you want to copy it.",
    back: "Sign in and go back to the page",
  },
  done: {
    "signed-out": "Done: this device is no longer signed in to your account.",
    "session-ended": "Your session has ended. Sign in again to continue.",
    "account-created": "Address confirmed, account created. Sign in as you did the first time.",
    "email-confirmed": "Address confirmed. You can sign in.",
    "account-closing":
      "Your devices are signed out, and your account will be closed in 14 days. To keep it, sign in before then.",
    "password-changed": "Password saved. Sign in with it; the other devices are signed out.",
  },
  oneMoreStep: {
    title: "One more step: confirm your address",
    written: (email: string) =>
      `We have sent an email to ${email}. Open the link in it, then come back and sign in.`,
    writtenThere:
      "We have sent an email to the address that this service gave us. Open the link in it, then come back and sign in.",
    nothing:
      "Nothing yet? Check your spam folder, or wait a minute and sign in again: we will send another link.",
  },
  firstTime: { question: "First application?", create: "Create your account first" },
  signUp: {
    title: "Create an account",
    intro:
      "With an account you can apply, come back to your application later and message the school.",
    firstName: "Given name(s)",
    lastName: "Family name(s)",
    email: "Email address",
    emailHint: "We will send a link there to confirm it.",
    password: "Password",
    passwordHint:
      "At least 15 characters: a phrase that is easy to remember will do, with spaces if you like.",
    submit: "Create my account",
    already: "You already have an account?",
    signIn: "Sign in",
  },
  checkMail: {
    title: "Check your inbox",
    signUp: (email: string) =>
      `We have sent an email to ${email}. Open it and follow its link to confirm the address. The link is valid for one hour.`,
    reset: (email: string) =>
      `If there is an account for ${email}, we have just sent it a link to choose a new password. It is valid for one hour.`,
    nothing: "Nothing within a few minutes? Check your spam folder, then check the address above.",
    again: "Correct the address, or get another link",
    demo: "Read the demonstration emails",
  },
  verify: {
    title: "Confirm your address",
    text: "One more click, and you will be able to sign in.",
    submit: "Confirm my address",
    refusedTitle: "Address not confirmed",
    servedTitle: "Address already confirmed",
    noLink: "To open this page, use the link in the message we sent you.",
    signIn: "Sign in",
  },
  forgotten: {
    title: "Forgotten password",
    text: "Enter the address of your account: we will send it a link to choose a new password.",
    email: "Email address",
    submit: "Send me a link",
    back: "Back to sign-in",
  },
  reset: {
    title: "New password",
    password: "New password",
    passwordHint:
      "At least 15 characters: a phrase that is easy to remember will do, with spaces if you like.",
    submit: "Change the password",
    joining:
      "This link is open in a different browser from the one where you signed up. Choose your password here: this confirms your address, and only this password will open the account.",
    refusedTitle: "Password not changed",
    noLink: "To open this page, use the link in the message we sent you.",
    again: "Send me a new link",
  },
};

/** Messages of the sign-up, sign-in and sign-out pages, and of the accounts of the demonstration. */
export const accessMessages = defineMessages(fr, en);
