import { Notice } from "#app/ui/notice.tsx";

/** What became of a link. */
export function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <Notice title={title} role="status">
      {text}
    </Notice>
  );
}
