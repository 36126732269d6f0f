import { expect, test } from "vitest";
import type { University } from "#app/features/catalogue/course.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import type { FooterCampus } from "../shell/site-shell-data.ts";
import { catalogueCourse, catalogueItemList } from "./courses.ts";
import { faqPages } from "./faq-page.ts";
import { newsArticle } from "./news-article.ts";
import { campusOrganization, schoolOrganization } from "./school.ts";
import {
  breadcrumbList,
  type StructuredDataContext,
  serializeStructuredData,
} from "./structured-data.ts";

const dakar: FooterCampus = {
  key: "senegal",
  country: "Sénégal",
  city: "Dakar",
  name: "Campus de Dakar",
  lines: ["[Rue à compléter], [quartier]", "BP 12, Dakar, Sénégal"],
  phone: "+221 33 000 00 00",
  whatsapp: "+221 77 000 00 00",
  email: "dakar@ecole.example",
};
const settings = {
  tagline: "Le diplôme canadien à Dakar.",
  statement: "",
  proof: null,
  marks: [],
  social: [
    { network: "facebook" as const, href: "" },
    { network: "x" as const, href: "https://x.example/ecole" },
  ],
  future: "",
  demonstration: null,
};
const site: StructuredDataContext = {
  origin: "https://ecole.example",
  locale: "en",
  brand: "Collège Érabao",
  campuses: [dakar],
  settings,
};

test("the school tells its campuses, and only the networks it has", () => {
  expect(schoolOrganization(site)).toMatchObject({
    "@id": "https://ecole.example/#school",
    sameAs: ["https://x.example/ecole"],
    subOrganization: [{ url: "https://ecole.example/en/campus/SENEGAL" }],
  });
  const alone = { ...settings, social: [] };
  expect(schoolOrganization({ ...site, settings: alone })).not.toHaveProperty("sameAs");
});

test("a line of an address that is still to be completed is not told", () => {
  expect(campusOrganization(site, "senegal")).toMatchObject([
    {
      address: { streetAddress: "BP 12, Dakar, Sénégal", addressLocality: "Dakar" },
      parentOrganization: { "@id": "https://ecole.example/#school" },
    },
  ]);
  expect(campusOrganization(site, "cameroon")).toEqual([]);
});

test("a formation is provided by its university, not by the school", () => {
  const sfu: University = {
    id: "sfu",
    name: "Simon Fraser University",
    city: "Burnaby",
    province: "British Columbia",
    website: "www.sfu.ca",
    note: null,
    courses: [
      {
        id: "beedie",
        name: "Business",
        degree: "BBA",
        duration: "4 years",
        language: "en",
        faculty: null,
        details: "Four years.",
        availability: "open",
      },
    ],
  };
  const address = "https://ecole.example/en/autre-formation/beedie";
  const provider = { "@id": "https://www.sfu.ca/" };
  for (const course of sfu.courses)
    expect(catalogueCourse(site, sfu, course)).toMatchObject([
      { "@type": "CollegeOrUniversity", ...provider },
      { "@type": "Course", name: "Business", url: address, inLanguage: ["en"], provider },
    ]);
  expect(catalogueItemList(site, [sfu]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, url: address },
  ]);
});

test("a news item says when it changed only if it has", () => {
  const item = {
    title: "Graduation",
    description: "A day.",
    address: "/actualite/graduation",
    scene: { name: "graduation", alt: "" },
    language: "en" as const,
    first: "2026-06-30T10:00:00.000Z",
    last: "2026-06-30T10:00:00.000Z",
  };
  const told = newsArticle(site, item);
  expect(told).toMatchObject({
    image: "https://ecole.example/img/og/graduation.jpg",
    mainEntityOfPage: "https://ecole.example/en/actualite/graduation",
  });
  expect(told).not.toHaveProperty("dateModified");
  const last = "2026-07-02T10:00:00.000Z";
  expect(newsArticle(site, { ...item, last })).toMatchObject({ dateModified: last });
});

test("the way to a page skips the headings of the menu, which have no address", () => {
  const steps = [{ label: "Home", href: "/" }, { label: "The school" }, { label: "About" }];
  expect(breadcrumbList(site, steps).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ecole.example/en" },
    { "@type": "ListItem", position: 2, name: "About" },
  ]);
});

const question = (answer: string) => ({ question: "Qui décide ?", answer: parseRichText(answer) });
const asking = (...answers: string[]) =>
  faqPages([{ type: "questions", heading: "", items: answers.map(question) }]);

test("the questions of a page are told with the words of their answers", () => {
  const acceptedAnswer = { "@type": "Answer", text: "L'université, et elle seule." };
  expect(asking("L'université, **et elle seule**.")).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Qui décide ?", acceptedAnswer }],
    },
  ]);
});

test("an answer that is still to be completed is not told, nor a page without questions", () => {
  expect(asking("Le numéro est [à compléter].")).toEqual([]);
  expect(faqPages([{ type: "gallery", heading: "", lead: "" }])).toEqual([]);
});

test("no words of a page can end its data block", () => {
  const block = serializeStructuredData([{ "@type": "Course", name: "</script><script>alert(1)" }]);
  expect(block).not.toContain("<");
  expect(JSON.parse(block)).toEqual({
    "@context": "https://schema.org",
    "@type": "Course",
    name: "</script><script>alert(1)",
  });
});
