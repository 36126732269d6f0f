/** Tells a password manager whose password the form is about; nobody else sees or hears it. */
export function HiddenUsernameField({ email }: { email: string }) {
  return (
    <input
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="username"
      defaultValue={email}
      readOnly
    />
  );
}
