import { GivenFile } from "#app/features/documents/components/given-file.tsx";
import { MEDIUM_ACCEPT } from "#app/features/media/medium.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useFrame } from "../frame/frame.ts";

type GivenMediumProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Which form it is for, among those of the person. */
  place: string;
};

/** A picture or a film that a form takes: sent in pieces as soon as it is chosen; without scripts, with its form. */
export function GivenMedium({ label, hint, error, place }: GivenMediumProps) {
  const words = useWords(mediaWords);
  const { person } = useFrame();
  const isAwake = useScripts();
  const said = [hint, words.hint, !isAwake && words.plainHint].filter(Boolean).join(" ");
  return (
    <GivenFile
      name="file"
      purpose="medium"
      refusals={useWords(errorsWords)}
      accept={MEDIUM_ACCEPT}
      label={label}
      hint={said}
      error={error}
      place={place}
      person={person}
    />
  );
}
