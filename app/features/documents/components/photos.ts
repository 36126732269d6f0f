import { useEffect, useRef } from "react";
import { photoPdf } from "../photo-pdf.ts";

/** One PDF of photos that were made small (shrink-photo.ts), in their order. */
export async function pdfOf(photos: Blob[]): Promise<Blob> {
  const bytes = await Promise.all(
    photos.map(async (one) => new Uint8Array(await one.arrayBuffer())),
  );
  return new Blob([photoPdf(bytes)], { type: "application/pdf" });
}

/** The same list with one photo moved by one place, or without it. */
export function moved(photos: Blob[], at: number, by: -1 | 1): Blob[] {
  const [one, other] = [photos[at], photos[at + by]];
  if (!one || !other) return photos;
  return photos.with(at, other).with(at + by, one);
}

/** An address of this page for each photo: the same for the same photo, until the page is left. */
export function useAddresses(photos: Blob[]): string[] {
  const made = useRef(new Map<Blob, string>());
  useEffect(() => {
    const { current: all } = made;
    return () => {
      for (const address of all.values()) URL.revokeObjectURL(address);
      all.clear();
    };
  }, []);
  return photos.map((photo) => {
    const address = made.current.get(photo) ?? URL.createObjectURL(photo);
    made.current.set(photo, address);
    return address;
  });
}
