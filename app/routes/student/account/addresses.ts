/** Where the account is, without its language. */
export const ACCOUNT = "/espace-etudiant/compte";
export const EMAIL = `${ACCOUNT}/adresse`;
export const DATA = `${ACCOUNT}/donnees`;
export const CLOSE = `${ACCOUNT}/fermer`;
