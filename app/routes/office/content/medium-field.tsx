import type { KeyboardEvent } from "react";
import { isFound, MEDIUM_ACCEPT, titleIn } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMended } from "#app/ui/form/use-mended.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { pageOf } from "../media/page-of.ts";
import type { Filled, LibraryChoice } from "./filled.ts";
import { LackHint } from "./lacks.tsx";

type MediumFieldProps = {
  path: string;
  kind: LibraryChoice["kind"];
  filled: Filled;
};

/** The picture or the film of a place: the one that is kept in view, and the library when one asks for it. */
export function MediumField({ path, kind, filled }: MediumFieldProps) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const name = filled.typed[path] ?? "";
  // A film is often left out: its list is laid out when it is asked for.
  const isEmpty = name === "" && kind === "picture";
  const picking =
    filled.picking === path || isEmpty || !!filled.errors[path] || !!filled.lacks[path];
  if (picking) return <MediumChoice {...{ path, kind, filled, name }} />;
  const chosen = filled.library.find((one) => one.kind === kind && one.name === name);
  return (
    <div className="picture-field" id={path} tabIndex={-1}>
      {name && <Thumbnail choice={chosen} focus={filled.typed[path.replace(/name$/, "focus")]} />}
      <span>{chosen ? titleIn(locale, chosen) : name}</span>
      <input type="hidden" name={path} value={name} />
      <Act value={`pick:${path}`} path={path} label={t.choose[kind]} />
    </div>
  );
}

/** A button that sends the form and brings it back, changed. */
function Act({ value, path, label }: { value: string; path: string; label: string }) {
  return (
    <Button
      type="submit"
      name="do"
      value={value}
      formAction={`#${path}`}
      formNoValidate
      formEncType="multipart/form-data"
      variant="secondary"
      small
    >
      {label}
    </Button>
  );
}

function MediumChoice({ path, kind, filled, name }: MediumFieldProps & { name: string }) {
  const t = useMessages(mediaMessages);
  const { list } = useMessages(officeMessages);
  const locale = useLocale();
  const search = filled.typed[`${path}.$find`] ?? "";
  const error = filled.errors[path];
  const { mended, onInput } = useMended(error);
  const own = filled.library.filter((one) => one.kind === kind);
  const found = own.filter((one) => isFound(one, search));
  const { shown: some, page, pages } = pageOf(found, Number(filled.typed[`${path}.$page`]) || null);
  const chosen = own.find((one) => one.name === name);
  // What is chosen is never out of the form, wherever one looks.
  const shown = chosen && !some.includes(chosen) ? [chosen, ...some] : some;
  return (
    <fieldset
      className={error ? `field has-error${mended ? " is-mended" : ""}` : "field"}
      id={path}
      tabIndex={-1}
      onInput={onInput}
    >
      <legend>{t.kind[kind]}</legend>
      {error && <p className="field-error">{error}</p>}
      {filled.lacks[path] && (
        <p className="hint">
          <LackHint filled={filled} path={path} />
        </p>
      )}
      <div className="item-add">
        <TextField
          name={`${path}.$find`}
          label={t.search}
          defaultValue={search}
          onKeyDown={searchByEnter}
        />
        <Act value={`pick:${path}`} path={path} label={t.find} />
      </div>
      <div className="picture-grid">
        {shown.map((one) => (
          <label key={one.name} className="picture-choice">
            <input type="radio" name={path} value={one.name} defaultChecked={one.name === name} />
            <Thumbnail choice={one} />
            <span>{titleIn(locale, one)}</span>
          </label>
        ))}
      </div>
      {found.length === 0 && <p className="muted">{t.none}</p>}
      {pages > 1 && (
        <div className="item-add">
          {page > 1 && <Act value={`pick:${path}:${page - 1}`} path={path} label={list.previous} />}
          <span className="muted figures">{t.place(`${page}`, `${pages}`)}</span>
          {page < pages && <Act value={`pick:${path}:${page + 1}`} path={path} label={list.next} />}
        </div>
      )}
      <div className="item-add">
        <FileField
          name={`${path}.$file`}
          label={t.give[kind]}
          hint={t.hintHere}
          accept={MEDIUM_ACCEPT}
        />
        <Act value={`give-${kind}:${path}`} path={path} label={t.send} />
      </div>
    </fieldset>
  );
}

/** The first button of the form saves it: Enter in the search is meant for the button beside it. */
function searchByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.closest(".item-add")?.querySelector("button")?.click();
}

function Thumbnail({ choice, focus }: { choice: LibraryChoice | undefined; focus?: string }) {
  const [x, y] = focus ? focus.split(",") : [];
  if (!choice?.thumbnail) return <Icon name={choice?.kind === "video" ? "video" : "image"} />;
  return (
    <img
      src={choice.thumbnail}
      alt=""
      width={160}
      height={100}
      loading="lazy"
      className={x && y ? `thumbnail focus-x-${x} focus-y-${y}` : "thumbnail"}
    />
  );
}
