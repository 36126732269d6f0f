/** Initials of the capitalized capitalized: "Université de Saint-Boniface" gives "USB". */
export function getMonogram(name: string): string {
  const capitalized = name.split(/[\s’'-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return capitalized.map((word) => word[0]).join("");
}

/** The distinctive part of a university's name: "Saint-Boniface", "Ottawa". */
export function getShortName(name: string): string {
  return name
    .replace(/^Université (?:de |d[’'])?/, "")
    .replace(/^University of /, "")
    .replace(/ University$/, "");
}
