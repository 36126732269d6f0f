/** The intent of a form that takes another address and nothing more: the sign-up form comes back filled. */
export const CHANGE_EMAIL_INTENT = "retype";

/** What a sign-up form gives back, its password apart. */
const signUpFieldNames = ["firstName", "firstName.none", "lastName", "email"];

export const isChangeEmailForm = (formData: FormData) =>
  formData.get("intent") === CHANGE_EMAIL_INTENT;

/** The names and the address of a form that was sent, each cut to what its field may hold. */
export function getSignUpFields(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    signUpFieldNames.flatMap((name) => {
      const value = formData.get(name);
      return typeof value === "string" ? [[name, value.slice(0, 254)]] : [];
    }),
  );
}
