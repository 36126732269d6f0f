import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import type { Scene } from "#app/features/content/kinds.ts";

/** Lead picture of a news item; overlaps the banner. */
export function LeadPicture({ scene }: { scene: Scene }) {
  return (
    <div className="wrap lead-picture">
      <figure>
        <div className="leaf-frame">
          <ScenePicture scene={scene} sizes="(min-width: 1024px) 1200px, 92vw" loading="first" />
        </div>
      </figure>
    </div>
  );
}
