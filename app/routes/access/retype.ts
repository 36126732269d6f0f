/** The intent of a form that takes another address and nothing more: the sign-up form comes back filled. */
export const RETYPE = "retype";

/** What a sign-up form gives back, its password apart. */
const fields = ["firstName", "firstName.none", "lastName", "email"];

export const isRetyped = (sent: FormData) => sent.get("intent") === RETYPE;

/** The names and the address of a form that was sent, each cut to what its field may hold. */
export function retypedFields(sent: FormData): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const typed = sent.get(name);
      return typeof typed === "string" ? [[name, typed.slice(0, 254)]] : [];
    }),
  );
}
