import { useEffect, useRef } from "react";
import { createPhotoPdf } from "../photo-pdf.ts";

/** Combines photos from shrink-photo.ts into one PDF. */
export async function photosToPdf(photos: Blob[]): Promise<Blob> {
  const bytes = await Promise.all(
    photos.map(async (one) => new Uint8Array(await one.arrayBuffer())),
  );
  return new Blob([createPhotoPdf(bytes)], { type: "application/pdf" });
}

/** Moves a photo by one place; at either end the list stays unchanged. */
export function movePhoto(photos: Blob[], index: number, step: -1 | 1): Blob[] {
  const [photo, neighbour] = [photos[index], photos[index + step]];
  if (!photo || !neighbour) return photos;
  return photos.with(index, neighbour).with(index + step, photo);
}

/** A stable object URL per photo, revoked when the component is removed. */
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
