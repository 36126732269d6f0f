import { useEffect, useRef } from "react";
import { createPhotoPdf } from "../photo-pdf.ts";

/** One PDF of photos that were made small (shrink-photo.ts), in their order. */
export async function photosToPdf(photos: Blob[]): Promise<Blob> {
  const bytes = await Promise.all(
    photos.map(async (one) => new Uint8Array(await one.arrayBuffer())),
  );
  return new Blob([createPhotoPdf(bytes)], { type: "application/pdf" });
}

/** The same list with one photo moved by one place, or without it. */
export function movePhoto(photos: Blob[], index: number, step: -1 | 1): Blob[] {
  const [photo, neighbour] = [photos[index], photos[index + step]];
  if (!photo || !neighbour) return photos;
  return photos.with(index, neighbour).with(index + step, photo);
}

/** An address of this page for each photo: the same for the same photo, until the page is left. */
export function usePhotoUrls(photos: Blob[]): string[] {
  const urls = useRef(new Map<Blob, string>());
  useEffect(() => {
    const { current: all } = urls;
    return () => {
      for (const url of all.values()) URL.revokeObjectURL(url);
      all.clear();
    };
  }, []);
  return photos.map((photo) => {
    const url = urls.current.get(photo) ?? URL.createObjectURL(photo);
    urls.current.set(photo, url);
    return url;
  });
}
