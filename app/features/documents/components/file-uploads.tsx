import { useEffect, useRef, useState } from "react";
import { sendingMessages } from "#app/i18n/sending.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { GivenFile } from "./given-file.tsx";
import { fileKey, keptFile } from "./kept-file.ts";

type GivenFilesProps = {
  /** Of the fields, in their order. */
  names: readonly string[];
  /** The sentence beside each refused one. */
  errors: Record<string, string>;
  /** The form came back: without scripts, its files have to be chosen again. */
  again: boolean;
  /** Which form they are for, among those of the person. */
  place: string;
  /** Whose page this is (identity/person-mark.server.ts). */
  person: string;
};

/** Files that may go with a form, behind a button: one after the other; without scripts all their fields. */
export function GivenFiles({ names, errors, again, place, person }: GivenFilesProps) {
  const t = useMessages(sendingMessages);
  const isAwake = useScripts();
  const wrong = names.some((name) => errors[name]);
  const [isOpen, open] = useState(false);
  const [count, show] = useState(1);
  const box = useRef<HTMLDetailsElement>(null);
  const [another, add] = useState<string>();
  useEffect(() => {
    // It stands before the button that asked for it, which it pushes out of view.
    if (another) box.current?.querySelector<HTMLElement>(`[name="${another}"]`)?.focus();
  }, [another]);
  useEffect(() => {
    // What this device kept of a file is found by its own field.
    void Promise.all(names.map((name) => keptFile(fileKey(person, `${place}/${name}`)))).then(
      (kept) => show((shown) => Math.max(shown, 1 + kept.findLastIndex(Boolean))),
    );
  }, [names, person, place]);
  const shown = isAwake ? names.slice(0, count) : names;
  return (
    <details
      ref={box}
      className="attach"
      open={isOpen || wrong}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className="btn btn-secondary btn-small">
        <Icon name="paperclip" />
        {t.attach}
      </summary>
      {shown.map((name, at) => (
        <GivenFile
          key={name}
          name={name}
          label={t.file(at + 1)}
          hint={t.fileHint}
          error={errors[name]}
          again={again && t.filesAgain}
          place={`${place}/${name}`}
          person={person}
          onGiven={isOpen ? undefined : () => open(true)}
        />
      ))}
      {isAwake && count < names.length && (
        <Button
          variant="link"
          onClick={() => {
            show(count + 1);
            add(names[count]);
          }}
        >
          <Icon name="plus" />
          {t.attachAnother}
        </Button>
      )}
    </details>
  );
}
