/** Intent of a form that only changes the email address: the sign-up form is shown again, filled. */
export const CHANGE_EMAIL_INTENT = "change-email";

/** Fields of the sign-up form that are filled again; never the password. */
const signUpFieldNames = ["firstName", "firstName.none", "lastName", "email"];

export const isChangeEmailForm = (formData: FormData) =>
  formData.get("intent") === CHANGE_EMAIL_INTENT;

/** Reads the names and the email address of a submitted form, each cut to 254 characters. */
export function getSignUpFields(formData: FormData): Record<string, string> {
  return Object.fromEntries(
    signUpFieldNames.flatMap((name) => {
      const value = formData.get(name);
      return typeof value === "string" ? [[name, value.slice(0, 254)]] : [];
    }),
  );
}
