/** Gives password managers the account of the form. Hidden from view and from assistive technology. */
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
