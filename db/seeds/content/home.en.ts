import type { Home } from "#app/features/content/kinds.ts";
import { decorativeScene } from "./scenes.ts";

export const home: Home = {
  title: "Canadian diploma in Dakar, Yaoundé and online",
  description:
    "Ontario's secondary programme, university preparation and a double diploma, in Dakar, in Yaoundé and online. By day or by night, at your pace.",
  welcomeFr: "Bienvenue au Collège Érabao",
  welcomeEn: "Welcome to Collège Érabao",
  hero: {
    watch: "Watch the video",
    apply: { action: "Start my application", href: "/espace-etudiant/candidate" },
  },
  film: {
    title: "Welcome to Collège Érabao",
    text: "Two campuses, an online classroom and a programme from Ontario, in a few pictures. Demonstration video, with captions.",
    clip: { name: "welcome", seconds: 20, poster: decorativeScene("crossing") },
  },
  accreditation: {
    label: "Accreditation",
    sentence:
      "Our partner school is inspected by the Ontario Ministry of Education and authorised to grant credits towards the Ontario Secondary School Diploma (OSSD). School number (BSID): [to be completed].",
    claim: {
      source: "https://www.ontario.ca/page/private-schools-in-ontario",
      expiresOn: "2027-08-31",
    },
  },
  programmes: {
    heading: "Discover our programmes",
    lead: "From Grade 6 to university, three paths towards higher education in Canada and beyond.",
    asks: [
      { action: "How to apply: see admissions", href: "/admission" },
      { action: "Ask for the fees", href: "/contacts?sujet=fees#ecrire" },
    ],
  },
  benefits: {
    heading: "Why study with us?",
    lead: "Seven reasons, and the conditions that come with them.",
  },
  video: {
    kicker: "The school in pictures",
    heading: "A classroom here, a programme from over there",
    text: "Ontario courses, evening study, the courtyard in the shade of the great tree. And what students take with them when they leave.",
    scene: decorativeScene("flame-tree"),
    action: "See more",
    href: "/about",
  },
  news: { heading: "News", action: "All the news", href: "/actualite" },
  testimonials: {
    kicker: "Testimonials",
    heading: "They placed their trust in us",
    label: "They placed their trust in us: testimonials",
    lead: "Ten stories of students and parents will be told here, with their consent. Until then, ten demonstration videos.",
    more: "See the other 6 testimonials",
    end: {
      title: "And you?",
      text: "Your story can begin with an application, filled in at your own pace.",
      action: "Start my application",
      href: "/espace-etudiant/candidate",
    },
  },
  partners: {
    kicker: "Our partners",
    heading: "They placed their trust in us",
    label: "They placed their trust in us: partners",
  },
  campuses: {
    heading: "From shore to shore",
    lead: "Two campuses in Africa, one Ontario programme, and an online classroom for everyone else.",
    map: "Map: Dakar and Yaoundé connected to Ontario",
    there: "Ontario",
    online: {
      title: "Online classroom",
      text: "The same courses from home, by day or by night. A phone is enough to start your application.",
      note: "Class times: [to be completed]",
      action: "See the curriculum",
      href: "/curriculum",
    },
  },
};
