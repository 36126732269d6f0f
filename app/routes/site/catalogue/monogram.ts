/** « Université de Saint-Boniface » gives « USB », “Simon Fraser University” gives “SFU”. */
export function getMonogram(name: string): string {
  const words = name.split(/[\s’'-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.map((word) => word[0]).join("");
}

/** What tells a university from the others in a list of universities: « Saint-Boniface », “Ottawa”. */
export function getShortName(name: string): string {
  return name
    .replace(/^Université (?:de |d[’'])?/, "")
    .replace(/^University of /, "")
    .replace(/ University$/, "");
}
