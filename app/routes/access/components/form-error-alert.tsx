import { Icon } from "#app/ui/icon.tsx";

/** Why all of it was refused, when no field is at fault: said at once, above the form. */
export function FormErrorAlert({ title, children }: { title: string; children: string }) {
  return (
    <div className="error-summary" role="alert">
      <h2>
        <Icon name="warning-circle" />
        {title}
      </h2>
      <p>{children}</p>
    </div>
  );
}
