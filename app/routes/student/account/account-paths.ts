/** Paths of the account, without the locale. */
export const ACCOUNT_PATH = "/espace-etudiant/compte";
export const EMAIL_PATH = `${ACCOUNT_PATH}/adresse`;
export const DATA_PATH = `${ACCOUNT_PATH}/donnees`;
export const CLOSE_PATH = `${ACCOUNT_PATH}/fermer`;
