import { Picture, type PictureLoading } from "#app/ui/picture.tsx";
import type { Scene } from "../kinds.ts";

type ScenePictureProps = {
  scene: Scene;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** The widest file needed, in pixels. */
  maxWidth?: number;
  loading?: PictureLoading;
  /** Shows the portrait crop on phones. */
  hasPhoneCrop?: boolean;
};

/** A picture of the content with its alternative text and focal point. */
export function ScenePicture({ scene, sizes, maxWidth, loading, hasPhoneCrop }: ScenePictureProps) {
  return (
    <Picture
      name={scene.name}
      alt={scene.alt}
      focus={scene.focus}
      sizes={sizes}
      maxWidth={maxWidth}
      hasPhoneCrop={hasPhoneCrop}
      loading={loading}
    />
  );
}
