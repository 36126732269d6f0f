export const secondFactor = {
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
