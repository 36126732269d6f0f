import { expect, test } from "vitest";
import type { University } from "#app/features/catalogue/course.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import type { FooterCampus } from "../shell/site-shell-data.ts";
import { catalogueCourse, catalogueItemList } from "./courses.ts";
import { faqPages } from "./faq-page.ts";
import { newsArticle } from "./news-article.ts";
import { campusOrganization, schoolOrganization } from "./school-organization.ts";
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
  partnerSymbols: [],
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

test("schoolOrganization: lists the campuses, and only networks with a URL", () => {
  expect(schoolOrganization(site)).toMatchObject({
    "@id": "https://ecole.example/#school",
    sameAs: ["https://x.example/ecole"],
    subOrganization: [{ url: "https://ecole.example/en/campus/SENEGAL" }],
  });
  const alone = { ...settings, social: [] };
  expect(schoolOrganization({ ...site, settings: alone })).not.toHaveProperty("sameAs");
});

test("campusOrganization: leaves out address lines with a placeholder", () => {
  expect(campusOrganization(site, "senegal")).toMatchObject([
    {
      address: { streetAddress: "BP 12, Dakar, Sénégal", addressLocality: "Dakar" },
      parentOrganization: { "@id": "https://ecole.example/#school" },
    },
  ]);
  expect(campusOrganization(site, "cameroon")).toEqual([]);
});

test("catalogueCourse: names the university as the provider", () => {
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

test("newsArticle: has dateModified only after a change", () => {
  const item = {
    title: "Graduation",
    description: "A day.",
    address: "/actualite/graduation",
    scene: { name: "graduation", alt: "" },
    language: "en" as const,
    first: "2026-06-30T10:00:00.000Z",
    last: "2026-06-30T10:00:00.000Z",
  };
  const article = newsArticle(site, item);
  expect(article).toMatchObject({
    image: "https://ecole.example/img/og/graduation.jpg",
    mainEntityOfPage: "https://ecole.example/en/actualite/graduation",
  });
  expect(article).not.toHaveProperty("dateModified");
  const last = "2026-07-02T10:00:00.000Z";
  expect(newsArticle(site, { ...item, last })).toMatchObject({ dateModified: last });
});

test("breadcrumbList: skips menu headings without a URL", () => {
  const steps = [{ label: "Home", href: "/" }, { label: "The school" }, { label: "About" }];
  expect(breadcrumbList(site, steps).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ecole.example/en" },
    { "@type": "ListItem", position: 2, name: "About" },
  ]);
});

const question = (answer: string) => ({ question: "Qui décide ?", answer: parseRichText(answer) });
const buildFaq = (...answers: string[]) =>
  faqPages([{ type: "questions", heading: "", items: answers.map(question) }]);

test("faqPages: returns the questions with their answers as plain text", () => {
  const acceptedAnswer = { "@type": "Answer", text: "L'université, et elle seule." };
  expect(buildFaq("L'université, **et elle seule**.")).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Qui décide ?", acceptedAnswer }],
    },
  ]);
});

test("faqPages: leaves out answers with a placeholder, and pages without questions", () => {
  expect(buildFaq("Le numéro est [à compléter].")).toEqual([]);
  expect(faqPages([{ type: "gallery", heading: "", lead: "" }])).toEqual([]);
});

test("serializeStructuredData: escapes text that would end the script element", () => {
  const block = serializeStructuredData([{ "@type": "Course", name: "</script><script>alert(1)" }]);
  expect(block).not.toContain("<");
  expect(JSON.parse(block)).toEqual({
    "@context": "https://schema.org",
    "@type": "Course",
    name: "</script><script>alert(1)",
  });
});
