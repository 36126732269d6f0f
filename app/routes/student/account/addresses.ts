/** Where the account is, without its language. */
export const ACCOUNT = "/espace-etudiant/compte";
