import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatLibraryPictureName } from "./library-picture.ts";
import { Picture } from "./picture.tsx";
import { pictureNames } from "./picture-names.ts";

/** A picture of the media library: its files exist only after an upload. */
const libraryPicture = formatLibraryPictureName({
  hash: "0123456789abcdef",
  width: 2000,
  height: 1500,
  cut: "50x30",
});

const parseAttributes = (tag = "") =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** Renders a picture and returns the attributes of its sources and image. */
function renderPicture(name: string, phone = false) {
  const html = renderToStaticMarkup(<Picture name={name} sizes="92vw" hasPhoneCrop={phone} />);
  const [image] = /<img[^>]*>/.exec(html) ?? [];
  return {
    sources: [...html.matchAll(/<source[^>]*>/g)].map(([tag]) => parseAttributes(tag)),
    image: parseAttributes(image),
  };
}

test.for([
  ["lazy", "lazy", undefined],
  ["at-once", "eager", "low"],
  ["first", "eager", "high"],
] as const)(
  "Picture: loading=%j renders loading=%s and fetchPriority=%s",
  ([mode, loading, priority]) => {
    const html = renderToStaticMarkup(<Picture name="winter" sizes="92vw" loading={mode} />);
    const image = parseAttributes(/<img[^>]*>/.exec(html)?.[0]);
    expect([image.loading, image.fetchPriority]).toEqual([loading, priority]);
  },
);

/** Splits a srcset into pairs of file and width. */
const parseSrcset = (srcset = "") => srcset.split(", ").map((one) => one.split(" "));

test.for([...pictureNames, "testimonial-1", libraryPicture])(
  "Picture: renders %s as AVIF in at least three widths, with a fallback and a size",
  (name) => {
    const { sources, image } = renderPicture(name);
    expect(sources).toHaveLength(1);
    const { type, srcSet, sizes } = sources[0] ?? {};
    expect([type, sizes]).toEqual(["image/avif", "92vw"]);
    const files = parseSrcset(srcSet);
    expect(new Set(files.map(([, width]) => width)).size).toBeGreaterThanOrEqual(3);
    for (const [file = "", width = ""] of files)
      expect(`${file} `).toContain(`${width.slice(0, -1)}.avif `);
    expect(image.src).toMatch(/\.(webp|jpe?g)$/);
    expect(Number(image.width)).toBeGreaterThan(0);
    expect(Number(image.height)).toBeGreaterThan(0);
    const urls = [...files.map(([file]) => file), image.src];
    if (name !== libraryPicture)
      expect(urls.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  },
);

test.for(["dakar", "campus", "yaounde", "crossing", libraryPicture])(
  "Picture: renders the portrait crop of %s for phones as AVIF in three widths",
  (name) => {
    const { sources } = renderPicture(name, true);
    expect(sources.map(({ media, type }) => [media, type])).toEqual([
      ["(max-width:767px)", "image/avif"],
      [undefined, "image/avif"],
    ]);
    expect(parseSrcset(sources[0]?.srcSet)).toHaveLength(3);
  },
);
