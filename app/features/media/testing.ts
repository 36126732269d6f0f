import sharp from "sharp";
import type { Actor } from "#app/features/access/actor.ts";
import { addMedium } from "./add-medium.server.ts";

type PhotoOptions = { width?: number; height?: number; name?: string; colour?: string };

/** A multicoloured picture, as an editor would upload it. */
export async function buildPhoto({
  width = 1800,
  height = 1200,
  name = "Cour du campus.jpg",
  colour = "#81543A",
}: PhotoOptions = {}): Promise<File> {
  const svg = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>
    <circle cx="30%" cy="40%" r="20%" fill="#F2B441"/></svg>`,
  );
  const bytes = await sharp(svg).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

const buildBox = (name: string, ...inside: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  const bytes = Buffer.concat(inside);
  head.writeUInt32BE(bytes.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, bytes]);
};

/** An MP4 film with valid boxes of this length, whose media data is `size` meaningless bytes. */
export function buildFilm({ seconds = 12, name = "Visite.mp4", size = 4000 } = {}): File {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const track = Buffer.alloc(84);
  track.writeUInt32BE(640 * 65_536, 76);
  track.writeUInt32BE(360 * 65_536, 80);
  const handler = Buffer.from("\0\0\0\0\0\0\0\0vide", "latin1");
  // H.264 high profile, as phones record: 4:2:0, 8 bits.
  const picture = buildBox(
    "avc1",
    Buffer.alloc(78),
    buildBox("avcC", Buffer.from([1, 100, 0, 31])),
  );
  const samples = buildBox("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), picture);
  const media = buildBox(
    "mdia",
    buildBox("hdlr", handler),
    buildBox("minf", buildBox("stbl", samples)),
  );
  const film = Buffer.concat([
    buildBox("ftyp", Buffer.from("isom\0\0\0\0isomavc1", "latin1")),
    buildBox("moov", buildBox("mvhd", header), buildBox("trak", buildBox("tkhd", track), media)),
    buildBox("mdat", Buffer.alloc(size, name)),
  ]);
  return new File([new Uint8Array(film)], name, { type: "video/mp4" });
}

/** An uploaded picture that is not transcoded yet. */
export async function buildMedium(actor: Actor, file?: File) {
  const added = await addMedium(actor, file ?? (await buildPhoto()));
  if (!added?.ok) throw new Error(`the medium was not added: ${added?.reason}`);
  return added;
}

/** The answer that nobody is recognisable. */
export const noPeople = {
  ...{ people: "no" as "no" | "yes" | null, agreement: "" },
  ...{ agreedOn: null as string | null, agreedUntil: null as string | null },
};

/** For media that no content references. */
export const isNeverInUse = async () => false;
