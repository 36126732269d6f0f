export const secondFactor = {
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
