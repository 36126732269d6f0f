import { type ReactNode, useRef } from "react";
import { editorWords } from "#app/i18n/editor.ts";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useWords } from "#app/ui/use-words.ts";

type RichFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: string;
  error?: string;
  lang: string;
  defaultValue: string;
};

/** Formatted text typed with light marks; with a script, a bar writes them around what is selected. */
export function RichField(props: RichFieldProps) {
  const words = useWords(editorWords);
  const box = useRef<HTMLDivElement>(null);
  const scripts = useScripts();
  const dress = (before: string, after: string) => {
    const area = box.current?.querySelector("textarea");
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    area.setRangeText(before + value.slice(from, to) + after, from, to, "end");
    area.focus();
  };
  const marks = [
    [words.bold, "**", "**"],
    [words.italic, "_", "_"],
    [words.link, "[", "](/)"],
    [words.listMark, "\n- ", ""],
  ] as const;
  const rows = Math.min(18, Math.max(4, Math.ceil(props.defaultValue.length / 50)));
  return (
    <div ref={box} className="rich-field">
      <TextArea
        {...props}
        rows={rows}
        after={
          scripts && (
            <fieldset className="rich-bar">
              <legend className="vh">{`${words.bar} (${props.label})`}</legend>
              {marks.map(([label, before, after]) => (
                <button key={label} type="button" onClick={() => dress(before, after)}>
                  {label}
                </button>
              ))}
            </fieldset>
          )
        }
      />
    </div>
  );
}
