type GivenFile = File | { uploadId: string } | null;

/** A file of a form: what was sent in pieces before, or the bytes that come with it. */
export function givenFile(form: FormData, name: string): GivenFile {
  const uploadId = form.get(`${name}Upload`);
  if (typeof uploadId === "string" && uploadId !== "") return { uploadId };
  return fileOf(form, name);
}

/** The files of the fields of a form that have these names. */
export function givenFiles<N extends string>(form: FormData, names: readonly N[]) {
  const given = names.map((name) => [name, givenFile(form, name)]);
  return Object.fromEntries(given) as Record<N, GivenFile>;
}

/** The file of a form, or null when none was chosen: a browser then sends one without a name. */
export function fileOf(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && (file.name !== "" || file.size > 0) ? file : null;
}
