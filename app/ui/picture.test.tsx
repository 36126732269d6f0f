import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatLibraryPictureName } from "./library-picture.ts";
import { Picture } from "./picture.tsx";
import { pictureNames } from "./picture-names.ts";

/** Of the library: its files are made as it comes. */
const added = formatLibraryPictureName({
  hash: "0123456789abcdef",
  width: 2000,
  height: 1500,
  cut: "50x30",
});

const attributesOf = (tag = "") =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** The sources of a picture and its image, as a page has them. */
function markupOf(name: string, phone = false) {
  const html = renderToStaticMarkup(<Picture name={name} sizes="92vw" phone={phone} />);
  const [image] = /<img[^>]*>/.exec(html) ?? [];
  return {
    sources: [...html.matchAll(/<source[^>]*>/g)].map(([tag]) => attributesOf(tag)),
    image: attributesOf(image),
  };
}

test.for([
  ["lazy", "lazy", undefined],
  ["at-once", "eager", "low"],
  ["first", "eager", "high"],
] as const)(
  "a picture that is seen %s loads %s, with the priority %s",
  ([seen, loading, priority]) => {
    const html = renderToStaticMarkup(<Picture name="winter" sizes="92vw" loading={seen} />);
    const image = attributesOf(/<img[^>]*>/.exec(html)?.[0]);
    expect([image.loading, image.fetchPriority]).toEqual([loading, priority]);
  },
);

/** The files of a source, with the widths they are said to have. */
const filesOf = (srcset = "") => srcset.split(", ").map((one) => one.split(" "));

test.for([...pictureNames, "testimonial-1", added])(
  "%s is AVIF in three widths or more, with a fall-back and the size of its place",
  (name) => {
    const { sources, image } = markupOf(name);
    expect(sources).toHaveLength(1);
    const { type, srcSet, sizes } = sources[0] ?? {};
    expect([type, sizes]).toEqual(["image/avif", "92vw"]);
    const files = filesOf(srcSet);
    expect(new Set(files.map(([, width]) => width)).size).toBeGreaterThanOrEqual(3);
    for (const [file = "", width = ""] of files)
      expect(`${file} `).toContain(`${width.slice(0, -1)}.avif `);
    expect(image.src).toMatch(/\.(webp|jpe?g)$/);
    expect(Number(image.width)).toBeGreaterThan(0);
    expect(Number(image.height)).toBeGreaterThan(0);
    const named = [...files.map(([file]) => file), image.src];
    if (name !== added) expect(named.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  },
);

test.for(["dakar", "campus", "yaounde", "crossing", added])(
  "the upright cut of %s, for a phone, is AVIF in three widths too",
  (name) => {
    const { sources } = markupOf(name, true);
    expect(sources.map(({ media, type }) => [media, type])).toEqual([
      ["(max-width:767px)", "image/avif"],
      [undefined, "image/avif"],
    ]);
    expect(filesOf(sources[0]?.srcSet)).toHaveLength(3);
  },
);
