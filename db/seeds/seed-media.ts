import { addShipped, countShipped } from "#app/features/media/adding.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { films } from "#app/ui/films.ts";
import { pictureNames } from "#app/ui/pictures.ts";

const posters = Array.from({ length: 10 }, (_, place) => `testimonial-${place + 1}`);

/** Lists the pictures and films of public/ in the library, so that each can be replaced. One query when all are. */
export async function seedMedia(): Promise<void> {
  const pictures = [...pictureNames, ...posters].map((name) => ({
    kind: "picture" as const,
    name,
  }));
  const all = [
    ...pictures,
    ...Object.keys(films).map((name) => ({ kind: "video" as const, name })),
  ];
  if ((await countShipped(db())) >= all.length) return;
  await transaction((tx) => addShipped(tx, all));
}
