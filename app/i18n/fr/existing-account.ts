export const existingAccount = {
  methods: {
    google: "avec Google",
    facebook: "avec Facebook",
    password: "avec son mot de passe (ou par « Mot de passe oublié ? »)",
  },
  named: (ways: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous ${ways}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
  unnamed: (ways: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois : ${ways}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
};
