import { Icon } from "#app/ui/icon.tsx";

/** Alert above a form that was refused as a whole, when no single field is wrong. */
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
