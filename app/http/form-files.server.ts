type FormFile = File | { uploadId: string } | null;

/** A file of a form: what was sent in pieces before, or the bytes that come with it. */
export function readFormFile(form: FormData, name: string): FormFile {
  const uploadId = form.get(`${name}Upload`);
  if (typeof uploadId === "string" && uploadId !== "") return { uploadId };
  return readDirectFile(form, name);
}

/** The files of the fields of a form that have these names. */
export function readFormFiles<Name extends string>(form: FormData, names: readonly Name[]) {
  const entries = names.map((name) => [name, readFormFile(form, name)]);
  return Object.fromEntries(entries) as Record<Name, FormFile>;
}

/** The file of a form, or null when none was chosen: a browser then sends one without a name. */
export function readDirectFile(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && (file.name !== "" || file.size > 0) ? file : null;
}
