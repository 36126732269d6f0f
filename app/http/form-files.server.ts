type FormFile = File | { uploadId: string } | null;

/** The file of a form field: the id of a chunked upload, or the uploaded bytes; null when none was chosen. */
export function readFormFile(form: FormData, name: string): FormFile {
  const uploadId = form.get(`${name}Upload`);
  if (typeof uploadId === "string" && uploadId !== "") return { uploadId };
  return readDirectFile(form, name);
}

/** Reads the files of several fields. */
export function readFormFiles<Name extends string>(form: FormData, names: readonly Name[]) {
  const entries = names.map((name) => [name, readFormFile(form, name)]);
  return Object.fromEntries(entries) as Record<Name, FormFile>;
}

/** The uploaded file, or null when none was chosen: browsers then send an empty file without a name. */
export function readDirectFile(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && (file.name !== "" || file.size > 0) ? file : null;
}
