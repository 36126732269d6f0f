/** The sentence of each reason word; keys sorted. Shown beside the field and in the summary. */
export const errors = {
  "email-invalid": "Écrivez l'adresse e-mail en entier, par exemple nom@exemple.sn.",
  "name-too-long": "Ce nom est trop long : 100 caractères au plus.",
  "password-again": "Écrivez de nouveau votre mot de passe",
  "password-too-long": "Ce mot de passe est trop long : 128 caractères au plus.",
  "password-too-short": "Le mot de passe doit avoir au moins 15 caractères.",
  required: "Ce champ est requis",
};
