/** The field of a form that only takes the address typed in 'Connexion' to another page of the doors. */
export const CARRIED_EMAIL_FIELD = "carried";

/**
 * From 'Connexion' to 'Mot de passe oublié' or 'Créer un compte' the address that was typed goes along: in a form, for
 * what is in a link stays in histories and logs.
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
