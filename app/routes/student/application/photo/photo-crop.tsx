import { type PointerEvent, useEffect, useRef } from "react";
import { photoMessages } from "#app/i18n/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CLOSEST, type Crop, moved, stepped, type Way, wholeCrop, zoomed } from "./crop.ts";
import { drawFrame, drawStage, type Picture, placeOn, turned } from "./picture.ts";

/** A picture that was chosen, the frame upon it, and how close it is, in percent. */
export type Framed = { picture: Picture; crop: Crop; zoom: number };

type PhotoCropProps = { framed: Framed; onChange: (framed: Framed) => void };

const arrows = [
  ["left", "arrow-left"],
  ["up", "arrow-up"],
  ["down", "arrow-down"],
  ["right", "arrow-right"],
] as const;

/** The frame of a photograph: moved by four buttons or by hand, closer by a slider, with what it will give. */
export function PhotoCrop({ framed, onChange }: PhotoCropProps) {
  const t = useMessages(photoMessages);
  const { picture, crop, zoom } = framed;
  const step = (way: Way) => onChange({ ...framed, crop: stepped(crop, picture, way) });
  const turn = () => {
    const other = turned(picture);
    onChange({ picture: other, crop: zoomed(wholeCrop(other), other, zoom), zoom });
  };
  const box = useRef<HTMLDivElement>(null);
  // It opens under the field that has the focus, out of view on a low screen.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="photo-crop" ref={box}>
      <Stage framed={framed} onChange={onChange} />
      <div>
        <Previews framed={framed} />
        <label className="small-text strong" htmlFor="photo-zoom">
          {t.zoom}
        </label>
        <input
          type="range"
          id="photo-zoom"
          min={100}
          max={CLOSEST}
          step={10}
          value={zoom}
          aria-valuetext={t.percent(zoom)}
          onChange={(event) => {
            const closer = Number(event.target.value);
            onChange({ picture, crop: zoomed(crop, picture, closer), zoom: closer });
          }}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form */}
        <div className="photo-moves" role="group" aria-label={t.move}>
          {arrows.map(([way, icon]) => (
            <Button
              key={way}
              variant="secondary"
              small
              className="btn-icon"
              aria-label={t[way]}
              onClick={() => step(way)}
            >
              <Icon name={icon} />
            </Button>
          ))}
          <Button variant="secondary" small className="btn-icon" aria-label={t.turn} onClick={turn}>
            <Icon name="arrow-clockwise" />
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Pixels of the stage: twice those of the page, for fine screens. */
const STAGE = 464;

function Stage({ framed, onChange }: PhotoCropProps) {
  const t = useMessages(photoMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const { picture, crop } = framed;
  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, picture, crop);
  }, [picture, crop]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!held.current) return;
    const { clientX: x, clientY: y, currentTarget: stage } = event;
    const onScreen = STAGE / stage.getBoundingClientRect().width;
    const { scale } = placeOn(stage, picture);
    const [dx, dy] = [x - held.current.x, y - held.current.y];
    held.current = { x, y };
    const far = onScreen / scale;
    onChange({ ...framed, crop: moved(crop, picture, dx * far, dy * far) });
  };
  return (
    <canvas
      ref={canvas}
      className="photo-stage"
      width={STAGE}
      height={STAGE}
      role="img"
      aria-label={t.stage}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = undefined;
      }}
    />
  );
}

function Previews({ framed: { picture, crop } }: { framed: Framed }) {
  const t = useMessages(photoMessages);
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    for (const { current } of [large, small]) if (current) drawFrame(current, picture, crop);
  }, [picture, crop]);
  return (
    <div className="photo-previews">
      <canvas ref={large} className="portrait" width={176} height={176} />
      <canvas ref={small} className="portrait is-small" width={80} height={80} />
      <p className="small-text muted">{t.preview}</p>
    </div>
  );
}
