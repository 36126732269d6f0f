import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  enterCode: {
    title: "Code de connexion",
    text: (email: string) =>
      `Mot de passe accepté pour ${email}. Ouvrez l'application de codes de votre téléphone et recopiez les six chiffres qu'elle affiche pour cette école.`,
    code: "Code à six chiffres",
    recoveryText: (email: string) =>
      `Mot de passe accepté pour ${email}. Recopiez un des codes de secours que vous avez notés. Il ne fonctionnera plus ensuite.`,
    recovery: "Code de secours",
    recoveryHint: "De la forme ABCD-EFGH-JKLM.",
    submit: "Se connecter",
    toRecovery: "Je n'ai pas mon téléphone",
    toCode: "J'ai mon téléphone",
    lost: "Ni téléphone ni code de secours ? Un administrateur peut enlever votre double authentification ; vous en configurerez une nouvelle.",
    changeAccount: "Changer de compte",
    refused: "Code non accepté",
  },
  setUp: {
    title: "Double authentification",
    why: "Le personnel se connecte avec son mot de passe et un code de son téléphone : un mot de passe volé ne suffit pas pour lire ce que les familles ont envoyé.",
    step1: "Une application de codes",
    step1Text:
      "Installez-en une sur votre téléphone si vous n'en avez pas : Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator, par exemple. Elle fonctionne ensuite sans réseau.",
    step2: "Ajouter votre compte à l'application",
    step2Text: "Scannez ce carré avec l'application.",
    qr: "Code QR de la clé de votre compte",
    open: "Vous lisez cette page sur le téléphone même ? Ouvrez l'application",
    byHand: "Ou recopiez la clé (compte « basé sur l'heure ») :",
    step3: "Vérifier que tout fonctionne",
    code: "Code à six chiffres affiché par l'application",
    submit: "Vérifier et activer",
    clock: "Code refusé ? Mettez l'heure du téléphone en réglage automatique.",
    done: "Votre double authentification est en place.",
    goOn: "Continuer",
  },
  codes: {
    title: "Vos dix codes de secours",
    text: "Chacun remplace une fois le téléphone, s'il est perdu ou en panne. Notez-les ou imprimez cette page maintenant, et gardez-les loin de l'ordinateur : ils ne seront plus affichés.",
    goOn: "Je les ai notés : continuer",
  },
  own: {
    title: "Double authentification",
    on: "Activée",
    off: "Désactivée",
    since: (day: string) =>
      `Activée le ${day}. Un code de votre téléphone est demandé à chaque connexion.`,
    offText:
      "Votre mot de passe suffit pour vous connecter. C'est permis dans la démonstration seulement : en production, la double authentification est exigée de tout le personnel.",
    left: (count: number) =>
      count > 1
        ? `Il vous reste ${count} codes de secours.`
        : count === 1
          ? "Il vous reste un seul code de secours : créez-en d'autres."
          : "Il ne vous reste aucun code de secours : créez-en d'autres.",
    manage: "Gérer la double authentification",
    change: "Modifier",
    changeText:
      "Pour chacune de ces actions, donnez d'abord un code de votre téléphone ou un code de secours.",
    ready: "Vous venez de donner un code : vous pouvez changer de téléphone sans autre code.",
    onPaper: "Connexion par un code de secours",
    onPaperText:
      "Téléphone perdu ? Changez-en maintenant : aucun autre code n'est demandé pendant dix minutes, et dix nouveaux codes de secours remplacent les anciens.",
    later: "Plus tard : continuer",
    code: "Code du téléphone, ou code de secours",
    renew: "Créer dix nouveaux codes de secours",
    replace: "Changer de téléphone",
    turnOff: "Désactiver",
    replacing: "Nouveau téléphone",
    replacingText:
      "L'ancien téléphone fonctionne jusqu'à ce que le nouveau ait donné un code. Les autres appareils devront ensuite en donner un.",
    stop: "Garder l'ancien téléphone",
    problem: "Il y a un problème",
  },
};

const en = {
  enterCode: {
    title: "Sign-in code",
    text: (email: string) =>
      `Password accepted for ${email}. Open the authenticator app on your phone and copy the six digits it shows for this school.`,
    code: "Six-digit code",
    recoveryText: (email: string) =>
      `Password accepted for ${email}. Copy one of the recovery codes you wrote down. It will not work again afterwards.`,
    recovery: "Recovery code",
    recoveryHint: "It looks like ABCD-EFGH-JKLM.",
    submit: "Sign in",
    toRecovery: "I do not have my phone",
    toCode: "I have my phone",
    lost: "Neither phone nor recovery code? An administrator can remove your two-step verification; you will set up a new one.",
    changeAccount: "Use another account",
    refused: "Code not accepted",
  },
  setUp: {
    title: "Two-step verification",
    why: "Staff sign in with their password and a code from their phone: a stolen password is not enough to read what families have sent.",
    step1: "An authenticator app",
    step1Text:
      "Install one on your phone if you have none: Aegis, 2FAS, Google Authenticator or Microsoft Authenticator, for example. It then works without a network.",
    step2: "Add your account to the app",
    step2Text: "Point the app at this square.",
    qr: "QR code of the key of your account",
    open: "Reading this page on that phone? Open the app",
    byHand: "Or copy the key (“time-based” account):",
    step3: "Check that it works",
    code: "Six-digit code shown by the app",
    submit: "Check and turn on",
    clock: "Code rejected? Set the phone's clock to automatic.",
    done: "Your two-step verification is in place.",
    goOn: "Continue",
  },
  codes: {
    title: "Your ten recovery codes",
    text: "Each can be used once in place of the phone, if it is lost or broken. Write them down or print this page now, and keep them away from the computer: they will not be shown again.",
    goOn: "I have written them down: continue",
  },
  own: {
    title: "Two-step verification",
    on: "On",
    off: "Off",
    since: (day: string) => `On since ${day}. You need a code from your phone at each sign-in.`,
    offText:
      "Your password is enough to sign in. Only the demonstration allows this: in production, two-step verification is required for all staff.",
    left: (count: number) =>
      count > 1
        ? `You have ${count} recovery codes left.`
        : count === 1
          ? "You have one recovery code left: generate new ones."
          : "You have no recovery codes left: generate new ones.",
    manage: "Manage two-step verification",
    change: "Manage",
    changeText: "For each of these, first enter a code from your phone or a recovery code.",
    ready: "You have just entered a code: the phone can be changed without another one.",
    onPaper: "Signed in with a recovery code",
    onPaperText:
      "Phone lost? Change it now: no other code is needed for ten minutes, and ten new recovery codes replace the old ones.",
    later: "Later: continue",
    code: "Code from the phone, or recovery code",
    renew: "Generate ten new recovery codes",
    replace: "Change phone",
    turnOff: "Turn off",
    replacing: "New phone",
    replacingText:
      "The old phone works until the new one has given a code. The other devices must then enter one.",
    stop: "Keep the old phone",
    problem: "There is a problem",
  },
};

/** Messages of two-step verification for staff: entering a code, set-up, recovery codes. */
export const secondFactorMessages = defineMessages(fr, en);
