import { Picture, type PictureLoading } from "#app/ui/picture.tsx";
import type { Scene } from "../kinds.ts";

type ScenePictureProps = {
  scene: Scene;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The widest file that its place can need, in pixels. */
  maxWidth?: number;
  loading?: PictureLoading;
  /** Shows its taller crop on phones. */
  phone?: boolean;
};

/** A picture of the content, with its words and the point that must stay in view. */
export function ScenePicture({ scene, sizes, maxWidth, loading, phone }: ScenePictureProps) {
  return (
    <Picture
      name={scene.name}
      alt={scene.alt}
      focus={scene.focus}
      sizes={sizes}
      most={maxWidth}
      phone={phone}
      loading={loading}
    />
  );
}
