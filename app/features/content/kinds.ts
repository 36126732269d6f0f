import type { RichText } from "./rich-text.ts";
import type { NameArticle } from "./school-name.ts";

/** The point of a picture that must stay visible when it is cropped, in tens of percent; its middle when absent. */
export type FocalPoint = { x: number; y: number };

/**
 * A picture by its name in the library (`dakar` for dakar-960.avif of public/img, `m-…` for one that was added). An
 * empty `alt` is decoration, unless the library describes the picture.
 */
export type Scene = { name: string; alt: string; focus?: FocalPoint };

/** A video by its name, its length (one of the library says its own) and what is seen before it plays. */
export type Clip = { name: string; seconds: number; poster: Scene };

/** An address of the floor plan in French (`/about`, `/#partenaire`) or one of another host. */
export type Href = string;

/**
 * Where a statement comes from and until when it may be shown. Null where there is nothing to prove;
 * empty words where the proof is still missing, which staff are told.
 */
export type Claim = { source: string; expiresOn: string };

export type Fact = { label: string; value: string; note?: string };
export type TitledText = { title: string; text: string };
export type Card = TitledText & { href?: Href; action?: string; scene?: Scene };
export type Action = { action: string; href: Href };

/**
 * `id` is the anchor of the section and its place in "on this page"; without it the section is not listed
 * there. `short` is its name in that list, when the heading is too long for half a phone.
 */
type SectionHeader = { id?: string; heading: string; short?: string; lead?: string };

/** With `facts`, they stand beside the words and the section takes the whole width. */
export type TextSection = SectionHeader & {
  type: "text";
  body: RichText;
  facts?: Fact[];
  scene?: Scene;
};
export type StatementSection = { type: "statement"; statement: string; body: RichText };
export type FactsSection = { type: "facts"; heading?: string; items: Fact[] };
/** `asks`: the ways to ask for what is not said here. */
export type DetailsSection = SectionHeader & {
  type: "details";
  items: Fact[];
  note?: string;
  asks?: Action[];
};
export type StepsSection = SectionHeader & { type: "steps"; items: TitledText[] };
export type TableColumn = { label: string; lang?: "fr" | "en" };
/** `mark` stands out beside the first cell: "counts towards the diploma". */
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
/** `mosaic`: one large and two small; `moments`: three steps on the night, with gold tags. */
export type PicturesSection = SectionHeader & {
  type: "pictures";
  look: "mosaic" | "moments";
  kicker?: string;
  items: { scene: Scene; label: string; caption: string }[];
};
/** Without a heading, it has the default one (SITE-11). */
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

/** A part of a page. Each `type` has its own file in `components/`. */
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

/** How the banner looks: a picture under the words, words beside the picture, or the night with its motif. */
export type BannerLook = "picture" | "split" | "night";

/** Words every page with its own address has: `description` is for search engines, 155 letters at most. */
type PageMetadata = { title: string; description: string };

/** A page of the floor plan; its slug is its address. `trail` is the group it belongs to, for the breadcrumb. */
export type Page = PageMetadata & {
  lead: string;
  trail: string;
  scene: Scene;
  look: BannerLook;
  sections: Section[];
};

/** The home page, from top to bottom. Slides, programmes, benefits… are entries of their own kinds. */
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
  /** `there`: the name on the map of where the programme comes from. */
  campuses: { heading: string; lead: string; map: string; there: string; online: Online };
};
export type Online = TitledText & { note: string } & Action;

/** A slide of the hero: its title is shown in both languages, whatever the page's. */
export type Slide = { titleFr: string; titleEn: string; subheading: string; scene: Scene };

export type Accreditation = { name: string; text: string; icon: string; claim: Claim | null };

/** `title` is the specified name; `page` the address it leads to. */
export type Programme = TitledText & { tag: string; href: Href; scene: Scene };

/** `highlight` is the large figure of the card that stands out; the others have none. */
export type Benefit = TitledText & {
  icon: string;
  highlight?: { figure: string; condition: string } & Action;
  claim: Claim | null;
};

/**
 * A news item at /actualite/{slug}. With a `clip` it is also a tile of the news page, under `tile`
 * when the tile's title is not the page's: two tiles may share theirs, two pages may not.
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

/** A partner is a name in type: no other school's logo is shipped. `note` says what is still missing. */
export type Partner = { name: string; note: string; icon: string };

export type Hours = { days: string; time: string };

/**
 * A campus, at /campus/{country}. `lines` are those of the postal address; `inside` stands beside
 * the card of the campus, `sections` below, at full width.
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

/** A picture of the community gallery; `caption` is always readable. */
export type GalleryPicture = { caption: string; scene: Scene; href: Href };

/** The closable notice of the layout, which staff switch on. */
export type Notice = { active: boolean; title: string; text: string; scene: Scene | null } & Action;

/** What the frame of every page says. An empty social address is not shown. */
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

/** Who the school is: read by every page, letter and receipt (`school.server.ts`). */
export type SchoolIdentity = {
  name: string;
  short: string;
  /** Before the name in a sentence. */
  article: NameArticle | "";
  /** In the place of the mark drawn in the pages. */
  logo: { name: string; alt: string } | null;
};

/** The line under each way of the menus of the bar, and what each menu asks beside its picture. */
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

/** What is said beside every formation of the catalogue: what it is worth, and how one applies. */
export type CatalogueWords = {
  disclaimer: string;
  apply: { heading: string; items: TitledText[] };
};

/** THE TABLE of what the public site is made of: each kind of entry and the shape of its words. */
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
  catalogue: CatalogueWords;
};

export type EntryKind = keyof ContentKinds;
