export const existingAccount = {
  methods: {
    google: "avec Google",
    facebook: "avec Facebook",
    password: "avec son mot de passe (ou par « Mot de passe oublié ? »)",
  },
  named: (methods: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous ${methods}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
  unnamed: (methods: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois : ${methods}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
};
