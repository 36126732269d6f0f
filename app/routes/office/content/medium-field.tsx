import type { KeyboardEvent } from "react";
import { getMediumTitle, MEDIUM_ACCEPT, matchesMediumSearch } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useClearedError } from "#app/ui/form/use-cleared-error.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { paginateMedia } from "../media/media-page.ts";
import type { ContentFormState, LibraryMedium } from "./content-form-state.ts";
import { MissingFieldHint } from "./missing-fields.tsx";

type MediumFieldProps = {
  path: string;
  kind: LibraryMedium["kind"];
  formState: ContentFormState;
};

/** Selects a picture or a film: shows the selected one, or the library to choose from. */
export function MediumField({ path, kind, formState }: MediumFieldProps) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const name = formState.values[path] ?? "";
  // Many fields have no film: its library opens only on request.
  const isEmpty = name === "" && kind === "picture";
  const isPicking =
    formState.picking === path ||
    isEmpty ||
    !!formState.errors[path] ||
    !!formState.missingFields[path];
  if (isPicking) return <MediumPicker {...{ path, kind, formState, name }} />;
  const selected = formState.library.find((one) => one.kind === kind && one.name === name);
  return (
    <div className="picture-field" id={path} tabIndex={-1}>
      {name && (
        <Thumbnail medium={selected} focus={formState.values[path.replace(/name$/, "focus")]} />
      )}
      <span>{selected ? getMediumTitle(locale, selected) : name}</span>
      <input type="hidden" name={path} value={name} />
      <PickerButton value={`open-picker:${path}`} path={path} label={t.choose[kind]} />
    </div>
  );
}

/** Submits the form, which returns with the picker changed. */
function PickerButton({ value, path, label }: { value: string; path: string; label: string }) {
  return (
    <Button
      type="submit"
      name="intent"
      value={value}
      formAction={`#${path}`}
      formNoValidate
      formEncType="multipart/form-data"
      variant="secondary"
      size="small"
    >
      {label}
    </Button>
  );
}

function MediumPicker({ path, kind, formState, name }: MediumFieldProps & { name: string }) {
  const t = useMessages(mediaMessages);
  const { list } = useMessages(officeMessages);
  const locale = useLocale();
  const search = formState.values[`${path}.$search`] ?? "";
  const error = formState.errors[path];
  const { isCleared, onInput } = useClearedError(error);
  const mediaOfKind = formState.library.filter((one) => one.kind === kind);
  const matches = mediaOfKind.filter((one) => matchesMediumSearch(one, search));
  const {
    items: pageItems,
    page,
    pages,
  } = paginateMedia(matches, Number(formState.values[`${path}.$page`]) || null);
  const selected = mediaOfKind.find((one) => one.name === name);
  // The selected medium is always in the form, also when the search or the page does not include
  // it.
  const visibleMedia =
    selected && !pageItems.includes(selected) ? [selected, ...pageItems] : pageItems;
  return (
    <fieldset
      className={error ? `field has-error${isCleared ? " is-edited" : ""}` : "field"}
      id={path}
      tabIndex={-1}
      onInput={onInput}
    >
      <legend>{t.kind[kind]}</legend>
      {error && <p className="field-error">{error}</p>}
      {formState.missingFields[path] && (
        <p className="hint">
          <MissingFieldHint formState={formState} path={path} />
        </p>
      )}
      <div className="item-add">
        <TextField
          name={`${path}.$search`}
          label={t.search}
          defaultValue={search}
          onKeyDown={submitSearchOnEnter}
        />
        <PickerButton value={`open-picker:${path}`} path={path} label={t.find} />
      </div>
      <div className="picture-grid">
        {visibleMedia.map((one) => (
          <label key={one.name} className="picture-choice">
            <input type="radio" name={path} value={one.name} defaultChecked={one.name === name} />
            <Thumbnail medium={one} />
            <span>{getMediumTitle(locale, one)}</span>
          </label>
        ))}
      </div>
      {matches.length === 0 && <p className="muted">{t.none}</p>}
      {pages > 1 && (
        <div className="item-add">
          {page > 1 && (
            <PickerButton
              value={`open-picker:${path}:${page - 1}`}
              path={path}
              label={list.previous}
            />
          )}
          <span className="muted numbers">{t.place(`${page}`, `${pages}`)}</span>
          {page < pages && (
            <PickerButton value={`open-picker:${path}:${page + 1}`} path={path} label={list.next} />
          )}
        </div>
      )}
      <div className="item-add">
        <FileField
          name={`${path}.$file`}
          label={t.addFromDevice[kind]}
          hint={t.hintHere}
          accept={MEDIUM_ACCEPT}
        />
        <PickerButton value={`upload-${kind}:${path}`} path={path} label={t.send} />
      </div>
    </fieldset>
  );
}

/**
 * Enter would submit the first button of the form, which saves; in the search field it clicks the
 * search button.
 */
function submitSearchOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.closest(".item-add")?.querySelector("button")?.click();
}

function Thumbnail({ medium, focus }: { medium: LibraryMedium | undefined; focus?: string }) {
  const [x, y] = focus ? focus.split(",") : [];
  if (!medium?.thumbnail) return <Icon name={medium?.kind === "video" ? "video" : "image"} />;
  return (
    <img
      src={medium.thumbnail}
      alt=""
      width={160}
      height={100}
      loading="lazy"
      className={x && y ? `thumbnail focus-x-${x} focus-y-${y}` : "thumbnail"}
    />
  );
}
