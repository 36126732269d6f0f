import { editorWords } from "#app/i18n/editor.ts";
import { Button } from "#app/ui/button.tsx";
import { pictureNames } from "#app/ui/pictures.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Filled } from "./filled.ts";

const portraits = Array.from({ length: 10 }, (_, place) => `testimonial-${place + 1}`);
const all = [...pictureNames, ...portraits];

type PictureFieldProps = { path: string; label: string; filled: Filled };

/** The picture of a place: as it is kept in view, and all those of the site when one asks for them. */
export function PictureField({ path, label, filled }: PictureFieldProps) {
  const words = useWords(editorWords);
  const name = filled.typed[path] ?? "";
  const picking = filled.picking === path || name === "" || !!filled.errors[path];
  if (picking) return <PictureChoice {...{ path, label, name }} error={filled.errors[path]} />;
  return (
    <div className="picture-field" id={path}>
      <Thumbnail name={name} focus={filled.typed[path.replace(/name$/, "focus")]} />
      <input type="hidden" name={path} value={name} />
      <Button
        type="submit"
        name="do"
        value={`pick:${path}`}
        formAction={`#${path}`}
        formNoValidate
        variant="secondary"
        small
      >
        {words.pick}
      </Button>
    </div>
  );
}

type PictureChoiceProps = { path: string; label: string; name: string; error?: string };

function PictureChoice({ path, label, name, error }: PictureChoiceProps) {
  const words = useWords(editorWords);
  return (
    <fieldset className={error ? "field has-error" : "field"} id={path} tabIndex={-1}>
      <legend>{words.of(label, words.pictures)}</legend>
      {error && <p className="field-error">{error}</p>}
      <div className="picture-grid">
        {all.map((one) => (
          <label key={one} className="picture-choice">
            <input type="radio" name={path} value={one} defaultChecked={one === name} />
            <Thumbnail name={one} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({ name, focus }: { name: string; focus?: string }) {
  const [x, y] = focus ? focus.split(",") : [];
  const smallest = name.startsWith("testimonial-") ? 320 : 480;
  if (!all.includes(name)) return null;
  return (
    <img
      src={`/img/${name}-${smallest}.avif`}
      alt=""
      width={160}
      height={100}
      loading="lazy"
      className={x && y ? `thumbnail focus-x-${x} focus-y-${y}` : "thumbnail"}
    />
  );
}
