import type { RichText } from "./rich-text.ts";
import type { NameArticle } from "./school-name.ts";

/**
 * The point of a picture that must stay visible when it is cropped, in steps of ten percent; the centre when absent.
 */
export type FocalPoint = { x: number; y: number };

/**
 * A picture by name: a shipped one (`dakar` for dakar-960.avif in public/img) or one of the library (`m-…`). An empty
 * `alt` means decorative, unless the library describes the picture.
 */
export type Scene = { name: string; alt: string; focus?: FocalPoint };

/** A video by name, with its length (the library knows that of its own) and a poster. */
export type Clip = { name: string; seconds: number; poster: Scene };

/** A French path of this site (`/about`, `/#partenaire`) or a URL of another. */
export type Href = string;

/**
 * The source of a statement and its expiry date. Null when nothing needs proof; an empty source is reported to the
 * editors.
 */
export type Claim = { source: string; expiresOn: string };

export type Fact = { label: string; value: string; note?: string };
export type TitledText = { title: string; text: string };
export type Card = TitledText & { href?: Href; action?: string; scene?: Scene };
export type Action = { action: string; href: Href };

/**
 * `id` is the anchor of the section; without it the section is not listed in "on this page". `short` replaces a heading
 * that is too long for that list.
 */
type SectionHeader = { id?: string; heading: string; short?: string; lead?: string };

/** With `facts`, they are shown beside the text and the section has the full width. */
export type TextSection = SectionHeader & {
  type: "text";
  body: RichText;
  facts?: Fact[];
  scene?: Scene;
};
export type StatementSection = { type: "statement"; statement: string; body: RichText };
export type FactsSection = { type: "facts"; heading?: string; items: Fact[] };
/** `asks`: links to ask for missing facts. */
export type DetailsSection = SectionHeader & {
  type: "details";
  items: Fact[];
  note?: string;
  asks?: Action[];
};
export type StepsSection = SectionHeader & { type: "steps"; items: TitledText[] };
export type TableColumn = { label: string; lang?: "fr" | "en" };
/** `mark` is shown beside the first cell, for example "counts towards the diploma". */
export type TableRow = { cells: string[]; mark?: string };
export type TableSection = SectionHeader & {
  type: "table";
  caption: string;
  columns: TableColumn[];
  rows: TableRow[];
  note?: string;
};
export type CreditsSection = SectionHeader & {
  type: "credits";
  total: string;
  compulsory: { count: number; label: string };
  optional: { count: number; label: string };
  body: RichText;
};
export type QuestionsSection = SectionHeader & {
  type: "questions";
  items: { question: string; answer: RichText }[];
};
export type CardsSection = SectionHeader & { type: "cards"; items: Card[] };
export type AmenitiesSection = SectionHeader & {
  type: "amenities";
  items: (TitledText & { icon: string })[];
};
export type ValuesSection = Partial<Pick<SectionHeader, "id" | "heading" | "short">> & {
  type: "values";
  items: TitledText[];
};
/** `mosaic`: one large and two small pictures; `moments`: three steps on a dark background with gold labels. */
export type PicturesSection = SectionHeader & {
  type: "pictures";
  look: "mosaic" | "moments";
  kicker?: string;
  items: { scene: Scene; label: string; caption: string }[];
};
/** Without a heading, the default one is shown (requirement SITE-11). */
export type GallerySection = { type: "gallery"; heading?: string; lead: string };
export type LetterSection = {
  type: "letter";
  salutation: string;
  body: RichText;
  signature: string;
  role: string;
};
export type NoteSection = { type: "note"; heading?: string; body: RichText };
export type LinksSection = { type: "links"; heading: string; items: Action[] };
export type CallSection = { type: "call"; title: string; text: string; second?: Action } & Action;

/** A section of a page. Each `type` has its own file in `components/sections/`. */
export type Section =
  | TextSection
  | StatementSection
  | FactsSection
  | DetailsSection
  | StepsSection
  | TableSection
  | CreditsSection
  | QuestionsSection
  | CardsSection
  | AmenitiesSection
  | ValuesSection
  | PicturesSection
  | GallerySection
  | LetterSection
  | NoteSection
  | LinksSection
  | CallSection;

/** The look of the banner: text over a picture, text beside it, or a dark pattern. */
export type BannerLook = "picture" | "split" | "night";

/** Metadata of a page with its own address; search engines show 155 characters of `description`. */
type PageMetadata = { title: string; description: string };

/** A page; its slug is its path. `trail` is its group in the breadcrumb. */
export type Page = PageMetadata & {
  lead: string;
  trail: string;
  scene: Scene;
  look: BannerLook;
  sections: Section[];
};

/** The home page from top to bottom. Slides, programmes, benefits and so on are entries of their own. */
export type Home = PageMetadata & {
  welcomeFr: string;
  welcomeEn: string;
  hero: { watch: string; apply: Action };
  film: { title: string; text: string; clip: Clip };
  accreditation: { label: string; sentence: string; claim: Claim | null };
  programmes: { heading: string; lead: string; asks?: Action[] };
  benefits: { heading: string; lead: string };
  video: { kicker: string; heading: string; text: string; scene: Scene } & Action;
  news: { heading: string } & Action;
  testimonials: {
    kicker: string;
    heading: string;
    label: string;
    lead: string;
    more: string;
    end: TitledText & Action;
  };
  partners: { kicker: string; heading: string; label: string };
  /** `there`: the place on the map that the programme comes from. */
  campuses: { heading: string; lead: string; map: string; there: string; online: Online };
};
export type Online = TitledText & { note: string } & Action;

/** A slide of the hero: both titles are shown in every language. */
export type Slide = { titleFr: string; titleEn: string; subheading: string; scene: Scene };

export type Accreditation = { name: string; text: string; icon: string; claim: Claim | null };

/** `href`: the page of the programme. */
export type Programme = TitledText & { tag: string; href: Href; scene: Scene };

/** `highlight`: the large figure of the featured card. */
export type Benefit = TitledText & {
  icon: string;
  highlight?: { figure: string; condition: string } & Action;
  claim: Claim | null;
};

/**
 * A news item at /actualite/{slug}. With a `clip` it is also a tile of the news page; `tile` is the title of the tile
 * when it differs.
 */
export type News = PageMetadata & {
  tile?: string;
  text: string;
  place: string;
  scene: Scene;
  clip: Clip | null;
  sections: Section[];
};

export type Testimonial = { title: string; description: string; clip: Clip };

/** A partner, shown by name only: no logos of other schools are shipped. `note` says what is still missing. */
export type Partner = { name: string; note: string; icon: string };

export type Hours = { days: string; time: string };

/**
 * A campus page at /campus/{country}. `lines`: the postal address. `inside`: sections beside the card of the campus;
 * `sections`: below it at full width.
 */
export type Campus = PageMetadata & {
  country: string;
  city: string;
  name: string;
  href: Href;
  lead: string;
  scene: Scene;
  card: { scene: Scene; title: string; text: string; action: string };
  lines: string[];
  phone: string;
  whatsapp: string;
  email: string;
  hours: Hours[];
  map: { name: string; alt: string };
  directions: Href | null;
  visit: Action;
  inside: Section[];
  sections: Section[];
};

/** A picture of the community gallery; `caption` is always visible. */
export type GalleryPicture = { caption: string; scene: Scene; href: Href };

/** The dismissible notice of the layout, switched on by editors. */
export type Notice = { active: boolean; title: string; text: string; scene: Scene | null } & Action;

/** Texts of the layout. An empty social address is not shown. */
export type Settings = {
  tagline: string;
  statement: string;
  proof: Action | null;
  claim: Claim | null;
  marks: string[];
  social: { network: "facebook" | "instagram" | "x" | "linkedin" | "other"; href: Href }[];
  future: Href;
  opensVideo: boolean;
  demonstration: string;
};

/** The school's identity in pages, emails and receipts (school.server.ts). */
export type SchoolIdentity = {
  name: string;
  short: string;
  /** The article before the name in a sentence. */
  article: NameArticle | "";
  /** Replaces the built-in logo. */
  logo: { name: string; alt: string } | null;
};

/** The line below each link of the menus, and the question beside each menu's picture. */
export type MenuLines = {
  curriculum: string;
  prep: string;
  hybrid: string;
  admission: string;
  about: string;
  head: string;
  values: string;
  commitments: string;
  services: string;
  senegal: string;
  cameroon: string;
  fees: string;
  life: string;
  visit: string;
};

/** Texts shown beside every course: its recognition, and how to apply. */
export type CatalogueTexts = {
  disclaimer: string;
  apply: { heading: string; items: TitledText[] };
};

/** Every kind of entry and the type of its data. */
export type ContentKinds = {
  page: Page;
  home: Home;
  slide: Slide;
  accreditation: Accreditation;
  programme: Programme;
  benefit: Benefit;
  news: News;
  testimonial: Testimonial;
  partner: Partner;
  campus: Campus;
  gallery: GalleryPicture;
  notice: Notice;
  settings: Settings;
  school: SchoolIdentity;
  menu: MenuLines;
  catalogue: CatalogueTexts;
};

export type EntryKind = keyof ContentKinds;
