export const access = {
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
