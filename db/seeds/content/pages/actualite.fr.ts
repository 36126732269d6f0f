import type { Page } from "#app/features/content/kinds.ts";
import { bannerScene } from "../scenes.ts";

export const actualite: Page = {
  title: "Actualités",
  lead: "Restez informés de toutes les nouvelles actualités.",
  description:
    "La vie du Collège Érabao à Dakar, à Yaoundé et en ligne : la communauté, le soutien, les ateliers, le tournoi et la remise des diplômes.",
  trail: "",
  scene: bannerScene("graduates"),
  look: "picture",
  sections: [{ type: "gallery", heading: "Notre communauté", lead: "Les nouvelles actualités." }],
};
