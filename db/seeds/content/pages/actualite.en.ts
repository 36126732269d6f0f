import type { Page } from "#app/features/content/kinds.ts";
import { bannerScene } from "../scenes.ts";

export const actualite: Page = {
  title: "News",
  lead: "Keep up with all our latest news.",
  description:
    "Life at Collège Érabao in Dakar, in Yaoundé and online: the community, everyday support, workshops, the tournament and graduation day.",
  trail: "",
  scene: bannerScene("graduates"),
  look: "picture",
  sections: [{ type: "gallery", heading: "Our community", lead: "The latest news." }],
};
