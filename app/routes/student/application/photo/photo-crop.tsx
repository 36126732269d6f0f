import { type PointerEvent, useEffect, useRef } from "react";
import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import {
  type Crop,
  type Direction,
  getLargestCrop,
  MAX_ZOOM_PERCENT,
  moveCrop,
  stepCrop,
  zoomCrop,
} from "./crop.ts";
import { drawCrop, drawStage, fitPicture, type Picture, rotatePicture } from "./picture.ts";

/** The selected picture with its square, and the zoom in percent. */
export type FramedPicture = { picture: Picture; crop: Crop; zoom: number };

type PhotoCropProps = {
  framedPicture: FramedPicture;
  onChange: (framedPicture: FramedPicture) => void;
};

const MOVE_BUTTONS = [
  ["left", "arrow-left"],
  ["up", "arrow-up"],
  ["down", "arrow-down"],
  ["right", "arrow-right"],
] as const;

/** Crops a photo: moved with four buttons or by dragging, zoomed with a slider, with a preview. */
export function PhotoCrop({ framedPicture, onChange }: PhotoCropProps) {
  const t = useMessages(photoMessages);
  const { picture, crop, zoom } = framedPicture;
  const step = (direction: Direction) =>
    onChange({ ...framedPicture, crop: stepCrop(crop, picture, direction) });
  const rotate = () => {
    const rotated = rotatePicture(picture);
    onChange({ picture: rotated, crop: zoomCrop(getLargestCrop(rotated), rotated, zoom), zoom });
  };
  const box = useRef<HTMLDivElement>(null);
  // It opens below the focused field, which is out of view on a low screen.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="photo-crop" ref={box}>
      <CropStage framedPicture={framedPicture} onChange={onChange} />
      <div>
        <CropPreviews framedPicture={framedPicture} />
        <label className="small-text strong" htmlFor="photo-zoom">
          {t.zoom}
        </label>
        <input
          type="range"
          id="photo-zoom"
          min={100}
          max={MAX_ZOOM_PERCENT}
          step={10}
          value={zoom}
          aria-valuetext={t.percent(zoom)}
          onChange={(event) => {
            const newZoom = Number(event.target.value);
            onChange({ picture, crop: zoomCrop(crop, picture, newZoom), zoom: newZoom });
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form */}
        <div className="photo-moves" role="group" aria-label={t.move}>
          {MOVE_BUTTONS.map(([direction, icon]) => (
            <Button
              key={direction}
              variant="secondary"
              size="small"
              className="btn-icon"
              aria-label={t[direction]}
              onClick={() => step(direction)}
            >
              <Icon name={icon} />
            </Button>
          ))}
          <Button
            variant="secondary"
            size="small"
            className="btn-icon"
            aria-label={t.turn}
            onClick={rotate}
          >
            <Icon name="arrow-clockwise" />
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The size of the canvas in pixels: twice its CSS size, for high-resolution screens. */
const STAGE_SIZE_PX = 464;

function CropStage({ framedPicture, onChange }: PhotoCropProps) {
  const t = useMessages(photoMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number }>(undefined);
  const { picture, crop } = framedPicture;
  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!dragStart.current) return;
    const { clientX: x, clientY: y, currentTarget: stage } = event;
    const stagePixelsPerCssPixel = STAGE_SIZE_PX / stage.getBoundingClientRect().width;
    const { scale } = fitPicture(stage, picture);
    const [dx, dy] = [x - dragStart.current.x, y - dragStart.current.y];
    dragStart.current = { x, y };
    const picturePixelsPerCssPixel = stagePixelsPerCssPixel / scale;
    onChange({
      ...framedPicture,
      crop: moveCrop(crop, picture, dx * picturePixelsPerCssPixel, dy * picturePixelsPerCssPixel),
    });
  };
  return (
    <canvas
      ref={canvas}
      className="photo-stage"
      width={STAGE_SIZE_PX}
      height={STAGE_SIZE_PX}
      role="img"
      aria-label={t.stage}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        dragStart.current = undefined;
      }}
    />
  );
}

function CropPreviews({ framedPicture: { picture, crop } }: { framedPicture: FramedPicture }) {
  const t = useMessages(photoMessages);
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    for (const { current } of [large, small]) if (current) drawCrop(current, picture, crop);
  }, [picture, crop]);
  return (
    <div className="photo-previews">
      <canvas ref={large} className="portrait" width={176} height={176} />
      <canvas ref={small} className="portrait is-small" width={80} height={80} />
      <p className="small-text muted">{t.preview}</p>
    </div>
  );
}
