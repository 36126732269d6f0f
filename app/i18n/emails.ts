import { defineMessages } from "./define-messages.ts";

const fr = {
  greeting: "Bonjour,",
  footer:
    "Message automatique {of school}. Nous ne demandons jamais un mot de passe ni un paiement par e-mail.",
  copyLink: "Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :",
  verify: {
    subject: "Confirmez votre adresse e-mail",
    text: "Un compte vient d'être créé avec cette adresse. Confirmez-la pour pouvoir vous connecter. Le lien est valable une heure.",
    ignore:
      "Si vous n'avez rien demandé, ne cliquez pas : sans cette confirmation, personne ne pourra utiliser le compte.",
    action: "Confirmer mon adresse",
  },
  newcomer: {
    subject: "Confirmez votre adresse e-mail",
    text: "Quelqu'un, vous sans doute, veut créer un compte avec cette adresse. Il sera créé quand vous l'aurez confirmée. Le lien est valable une heure.",
    ignore: "Si vous n'avez rien demandé, ne cliquez pas : aucun compte ne sera créé.",
    action: "Confirmer mon adresse",
  },
  existing: {
    subject: "Vous avez déjà un compte",
    text: "Quelqu'un, vous peut-être, a voulu créer un compte avec cette adresse. Il en existe déjà un : rien n'a changé.",
    help: "Vous avez oublié le mot de passe, ou l'adresse n'a jamais été confirmée ? Choisissez un nouveau mot de passe : cela confirme aussi l'adresse.",
    action: "Choisir un mot de passe",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Vous avez demandé un nouveau mot de passe. Le lien est valable une heure et ne sert qu'une fois.",
    ignore: "Si vous n'avez rien demandé, ne faites rien : rien ne change dans votre compte.",
    action: "Choisir un mot de passe",
  },
  changed: {
    subject: "Votre mot de passe a changé",
    text: "Le mot de passe de votre compte vient d'être changé. Tous les appareils ont été déconnectés.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à l'école.",
    action: "Choisir un mot de passe",
  },
  passwordChanged: {
    subject: "Votre mot de passe a changé",
    text: "Le mot de passe de votre compte vient d'être changé depuis la page Mon Compte. Vos autres appareils ont été déconnectés.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à l'école.",
    action: "Choisir un mot de passe",
  },
  passwordAdded: {
    subject: "Un mot de passe a été ajouté à votre compte",
    text: "Vous pouvez désormais vous connecter aussi avec un mot de passe. Vos autres appareils ont été déconnectés.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à l'école.",
    action: "Choisir un mot de passe",
  },
  emailLink: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: "Quelqu'un, vous sans doute, veut se connecter à son compte avec cette adresse. Le lien est valable une heure et ne sert qu'une fois.",
    help: "Si vous n'avez rien demandé, ne cliquez pas : rien ne changera.",
    action: "Utiliser cette adresse",
  },
  emailTaken: {
    subject: "Cette adresse est déjà celle de votre compte",
    text: "Quelqu'un, vous peut-être, a voulu donner votre adresse à un autre compte. Elle est déjà celle du vôtre : rien n'a changé.",
    help: "Vous avez deux comptes ? Utilisez celui-ci, ou fermez-le d'abord. Vous avez oublié son mot de passe ? Choisissez-en un nouveau.",
    action: "Choisir un mot de passe",
  },
  emailChangeRequested: {
    subject: "Un changement d'adresse est demandé",
    text: "Une autre adresse e-mail est demandée pour votre compte. Rien ne change avant que son lien soit ouvert, dans l'heure.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe : cela déconnecte tous les appareils. Annulez ensuite le changement sur la page Mon Compte.",
    action: "Choisir un mot de passe",
  },
  emailChanged: {
    subject: "L'adresse de votre compte a changé",
    text: "Vous vous connectez désormais avec une autre adresse e-mail. L'adresse où vous recevez ce message ne sert plus à vous connecter.",
    help: "Si ce n'est pas vous, écrivez tout de suite à l'école.",
    action: "Ouvrir la page de connexion",
  },
  providerLinked: {
    subject: "Un compte a été lié au vôtre",
    text: (provider: string) =>
      `Un compte ${provider} permet désormais de se connecter à votre compte.`,
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe, puis déliez ce compte sur la page Mon Compte.",
    action: "Choisir un mot de passe",
  },
  providerUnlinked: {
    subject: "Un compte lié a été retiré",
    text: (provider: string) =>
      `Le compte ${provider} qui était lié ne permet plus de se connecter à votre compte. La page Mon Compte indique les moyens qui restent.`,
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à l'école.",
    action: "Choisir un mot de passe",
  },
  closing: {
    subject: "Votre compte va être fermé",
    text: (date: string) =>
      `Vous avez demandé à fermer votre compte. Vos appareils sont déconnectés, et vos données seront effacées le ${date}, sauf ce que l'école doit conserver.`,
    help: "Pour garder votre compte, connectez-vous avant cette date : cela suffit.",
    action: "Se connecter",
  },
  accountReopened: {
    subject: "Votre compte reste ouvert",
    text: "Votre compte devait être fermé ou l'était ; vous venez de vous connecter, il reste donc ouvert.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe.",
    action: "Choisir un mot de passe",
  },
  closed: {
    subject: "Votre compte est fermé",
    text: "Votre compte est fermé, et ce qui devait être effacé l'est. L'école ne conserve que ce que la page de fermeture annonçait.",
    help: "Vous pourrez créer un nouveau compte quand vous voudrez.",
    action: "Ouvrir la page de connexion",
  },
  personSuspended: {
    subject: "Votre compte est suspendu",
    text: "L'école a suspendu votre compte : vous ne pouvez plus vous connecter pour le moment. Vos candidatures et vos réponses sont conservées.",
    because: (reason: string) => `Raison donnée par l'école : ${reason}`,
    help: "Si c'est une erreur, ou pour en parler, écrivez à l'école ou appelez-la.",
    action: "Joindre l'école",
  },
  personReinstated: {
    subject: "Votre compte est de nouveau ouvert",
    text: "L'école a rétabli l'accès à votre compte. Tout y est comme vous l'aviez laissé.",
    action: "Se connecter",
  },
  supportView: {
    subject: "L'école voit votre espace pour vous aider",
    text: (by: string, day: string, time: string) =>
      `${by}, de l'école, voit en ce moment votre espace comme vous le voyez, jusqu'au ${day} à ${time} au plus tard.`,
    because: (reason: string) => `Raison donnée : ${reason}`,
    limits:
      "Cette personne ne peut rien changer, rien envoyer et n'ouvre pas vos fichiers. Chaque page qu'elle voit est enregistrée.",
    help: "Toutes les visites sont indiquées sur la page Mon Compte. Si vous ne comprenez pas celle-ci, écrivez à l'école.",
    action: "Ouvrir Mon Compte",
  },
  invitation: {
    subject: "Invitation à rejoindre l'équipe {of school}",
    text: (by: string, post: string, until: string) =>
      `${by} administre le site et vous invite à y travailler : ${post}. Le lien ne sert qu'une fois et reste valable sept jours, jusqu'au ${until}.`,
    roles: {
      admissions: "bureau des admissions",
      editor: "rédaction du site",
      administrator: "administration du site",
    },
    campus: {
      senegal: "campus de Dakar",
      cameroon: "campus de Yaoundé",
      all: "tous les campus",
    },
    ignore:
      "Si vous n'attendez pas cette invitation, ne faites rien : sans réponse, elle expire d'elle-même.",
    action: "Voir l'invitation",
  },
  postChanged: {
    subject: "Votre rôle dans l'équipe a changé",
    text: (by: string, post: string) =>
      `${by} vous a donné un autre rôle : ${post}. Vos appareils ont été déconnectés ; il prendra effet à votre prochaine connexion.`,
    help: "Si cela vous étonne, contactez un administrateur.",
    action: "Se connecter",
  },
  factorSetUp: {
    subject: "Votre double authentification est activée",
    text: "Un code de votre téléphone est désormais demandé à chaque connexion, après votre mot de passe. Gardez vos codes de secours loin de l'ordinateur.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur.",
    action: "Choisir un mot de passe",
  },
  factorReplaced: {
    subject: "Votre double authentification a changé de téléphone",
    text: "Les codes de connexion sont désormais ceux d'un autre téléphone. L'ancien ne fonctionne plus, ni les anciens codes de secours, et vos autres appareils doivent donner un nouveau code.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur.",
    action: "Choisir un mot de passe",
  },
  factorTurnedOff: {
    subject: "Votre double authentification est désactivée",
    text: "Votre mot de passe suffit désormais pour vous connecter. Les codes de secours ne servent plus.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur.",
    action: "Choisir un mot de passe",
  },
  factorReset: {
    subject: "Votre double authentification a été enlevée",
    text: "Un administrateur, ou le serveur du site, a enlevé votre double authentification. Vos appareils ont été déconnectés ; vous en configurerez une nouvelle à votre prochaine connexion.",
    help: "Si vous ne l'avez pas demandé, prévenez tout de suite un administrateur et changez votre mot de passe.",
    action: "Se connecter",
  },
  applicationReceived: {
    subject: (number: string) => `Candidature envoyée : ${number}`,
    title: "Candidature envoyée",
    number: (number: string) => `Votre numéro de candidature : ${number}`,
    text: (date: string, time: string) => `Nous avons reçu votre candidature le ${date} à ${time}.`,
    choices: "Vos choix, par ordre de préférence :",
    next: "Une personne du bureau des admissions va l'examiner. Nous vous écrivons à chaque changement.",
    action: "Suivre ma candidature",
  },
};

const en: typeof fr = {
  greeting: "Hello,",
  footer: "Automatic message from {the school}. We never ask for a password or a payment by email.",
  copyLink: "If the button does not work, copy this address into your browser:",
  verify: {
    subject: "Confirm your email address",
    text: "An account has just been created with this address. Confirm it to be able to sign in. The link is valid for one hour.",
    ignore:
      "If you did not ask for this, do not click: without this confirmation nobody can use the account.",
    action: "Confirm my address",
  },
  newcomer: {
    subject: "Confirm your email address",
    text: "Someone, probably you, wants to create an account with this address. It will be created once you confirm it. The link is valid for one hour.",
    ignore: "If you did not ask for this, do not click: no account will be created.",
    action: "Confirm my address",
  },
  existing: {
    subject: "You already have an account",
    text: "Someone, perhaps you, tried to create an account with this address. One already exists: nothing has changed.",
    help: "Forgotten your password, or never confirmed your address? Choose a new password: that confirms the address too.",
    action: "Choose a password",
  },
  reset: {
    subject: "Choose a new password",
    text: "You requested a new password. The link is valid for one hour and works once.",
    ignore: "If you did not ask for this, do nothing: nothing changes in your account.",
    action: "Choose a password",
  },
  changed: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed. Every device has been signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  passwordChanged: {
    subject: "Your password has changed",
    text: "The password of your account has just been changed from the My Account page. Your other devices were signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  passwordAdded: {
    subject: "A password was added to your account",
    text: "From now on you can also sign in with a password. Your other devices were signed out.",
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  emailLink: {
    subject: "Confirm your new email address",
    text: "Someone, probably you, wants to sign in to their account with this address. The link is valid for one hour and works once.",
    help: "If you did not request this, do not click: nothing will change.",
    action: "Use this address",
  },
  emailTaken: {
    subject: "This address already belongs to your account",
    text: "Someone, perhaps you, tried to use your address for another account. It already belongs to yours: nothing has changed.",
    help: "Do you have two accounts? Use this one, or close it first. Forgotten its password? Choose a new one.",
    action: "Choose a password",
  },
  emailChangeRequested: {
    subject: "A change of address was requested",
    text: "Someone requested a new email address for your account. Nothing changes until its link is opened, within the hour.",
    help: "If it was not you, choose a new password at once: that signs out all devices. Then cancel the change on the My Account page.",
    action: "Choose a password",
  },
  emailChanged: {
    subject: "The address of your account has changed",
    text: "From now on you sign in with another email address. The address where you received this message can no longer be used to sign in.",
    help: "If it was not you, contact the school at once.",
    action: "Open the sign-in page",
  },
  providerLinked: {
    subject: "An account was linked to yours",
    text: (provider: string) => `A ${provider} account can now be used to sign in to your account.`,
    help: "If it was not you, choose a new password at once, then unlink that account on the My Account page.",
    action: "Choose a password",
  },
  providerUnlinked: {
    subject: "A linked account was removed",
    text: (provider: string) =>
      `The ${provider} account that was linked can no longer be used to sign in to your account. The My Account page shows what still can.`,
    help: "If it was not you, choose a new password at once and contact the school.",
    action: "Choose a password",
  },
  closing: {
    subject: "Your account will be closed",
    text: (date: string) =>
      `You chose to close your account. Your devices are signed out, and your data will be erased on ${date}, except what the school must keep.`,
    help: "To keep your account, sign in before that date: that is enough.",
    action: "Sign in",
  },
  accountReopened: {
    subject: "Your account stays open",
    text: "Your account was closed, or about to be. You have just signed in, so it stays open.",
    help: "If it was not you, choose a new password at once.",
    action: "Choose a password",
  },
  closed: {
    subject: "Your account is closed",
    text: "Your account is closed, and your data has been erased. The school keeps only what the closing page listed.",
    help: "You can create a new account whenever you like.",
    action: "Open the sign-in page",
  },
  personSuspended: {
    subject: "Your account is suspended",
    text: "The school has suspended your account: you cannot sign in for the moment. Your applications and your answers are kept.",
    because: (reason: string) => `Reason given by the school: ${reason}`,
    help: "If this is a mistake, or to talk about it, contact the school.",
    action: "Contact the school",
  },
  personReinstated: {
    subject: "Your account is open again",
    text: "The school has restored your access. Everything is as you left it.",
    action: "Sign in",
  },
  supportView: {
    subject: "The school is looking at your area to help you",
    text: (by: string, day: string, time: string) =>
      `${by}, from the school, can now see your area as you see it. This ends by ${day} at ${time}.`,
    because: (reason: string) => `Reason given: ${reason}`,
    limits:
      "They cannot change anything, send anything or open your documents. Each page they see is recorded.",
    help: "All sessions are listed on the My Account page. If you do not understand this one, contact the school.",
    action: "Open My Account",
  },
  invitation: {
    subject: "Invitation to join the team of {the school}",
    text: (by: string, post: string, until: string) =>
      `${by} administers the site and invites you to work on it: ${post}. The link works once and stays valid for seven days, until ${until}.`,
    roles: {
      admissions: "admissions office",
      editor: "editing of the site",
      administrator: "administration of the site",
    },
    campus: {
      senegal: "Dakar campus",
      cameroon: "Yaoundé campus",
      all: "all campuses",
    },
    ignore: "If you were not expecting this invitation, do nothing: it will expire by itself.",
    action: "See the invitation",
  },
  postChanged: {
    subject: "Your role in the team has changed",
    text: (by: string, post: string) =>
      `${by} gave you another role: ${post}. Your devices were signed out; it takes effect when you sign in again.`,
    help: "If you were not expecting this, contact an administrator.",
    action: "Sign in",
  },
  factorSetUp: {
    subject: "Your two-step verification is on",
    text: "From now on you need a code from your phone each time you sign in, after your password. Keep your recovery codes away from the computer.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorReplaced: {
    subject: "Your two-step verification has moved to another phone",
    text: "Sign-in codes now come from another phone. The old one no longer works, nor do the earlier recovery codes, and your other devices need a new code.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorTurnedOff: {
    subject: "Your two-step verification is off",
    text: "From now on your password is enough to sign in. The recovery codes no longer work.",
    help: "If this was not you, choose a new password at once and contact an administrator.",
    action: "Choose a password",
  },
  factorReset: {
    subject: "Your two-step verification has been removed",
    text: "An administrator, or the site's server, has removed your two-step verification. Your devices have been signed out; you will set up a new one at your next sign-in.",
    help: "If you did not ask for this, contact an administrator at once and change your password.",
    action: "Sign in",
  },
  applicationReceived: {
    subject: (number: string) => `Application sent: ${number}`,
    title: "Application sent",
    number: (number: string) => `Your application number: ${number}`,
    text: (date: string, time: string) => `We received your application on ${date} at ${time}.`,
    choices: "Your choices, in order of preference:",
    next: "Someone in the admissions office will review it. We will email you whenever something changes.",
    action: "Follow my application",
  },
};

/** Messages of the account, application and staff emails. */
export const emailsMessages = defineMessages(fr, en);
