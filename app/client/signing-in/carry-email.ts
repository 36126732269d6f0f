/** Form field that passes the email typed on “Connexion” to another sign-in page. */
export const CARRIED_EMAIL_FIELD = "carried";

/**
 * Passes the typed email from “Connexion” to “Mot de passe oublié” or “Créer un compte”. It is posted, because an
 * address would stay in histories and logs.
 */
export function carryEmail(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(".sign-in-links a");
  const panel = link?.closest("dialog, main");
  const email = panel?.querySelector<HTMLInputElement>("[name=email]")?.value;
  if (!link || !email || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const form = document.createElement("form");
  form.method = "post";
  form.action = link.href;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: CARRIED_EMAIL_FIELD, value: email });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
