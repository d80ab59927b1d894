import type { ContentKind } from "@suvarna/contract/translations/constants";

/** The kinds of things that staff translate. Each has a tab, which is also the part of the address. */
export type Kind = ContentKind | "product";

/** The language into which the back office translates, with its name and the attribute `lang`. */
export const TARGET = { code: "hi", name: "Hindi", lang: "hi" } as const;

/** The kinds in the order of the tabs, each with its name and the editor of its originals. */
export const KINDS: readonly {
  readonly kind: Kind;
  readonly name: string;
  editor(id: string): string;
}[] = [
  { kind: "product", name: "Products", editor: (id) => `/products/${id}` },
  { kind: "category", name: "Categories", editor: (id) => `/content/categories?item=${id}` },
  { kind: "collection", name: "Collections", editor: (id) => `/content/collections?item=${id}` },
  { kind: "article", name: "Articles", editor: (id) => `/content/articles/${id}` },
  { kind: "slide", name: "Carousel", editor: (id) => `/content/carousel?item=${id}` },
  { kind: "testimonial", name: "Testimonials", editor: (id) => `/content/testimonials?item=${id}` },
  { kind: "gallery-picture", name: "Gallery", editor: (id) => `/content/gallery?item=${id}` },
  { kind: "promotion", name: "Promotions", editor: (id) => `/content/promotions?item=${id}` },
  { kind: "about", name: "About", editor: () => "/content/about" },
  { kind: "identity", name: "Shop details", editor: () => "/content/shop" },
  { kind: "policy", name: "Policies", editor: () => "/content/policies" },
];

/** Finds the kind that a part of an address names; products when it names none. */
export function kindNamed(name: string | undefined): (typeof KINDS)[number] {
  const [products] = KINDS as readonly [(typeof KINDS)[number], ...typeof KINDS];
  return KINDS.find(({ kind }) => kind === name) ?? products;
}

const LABELS: Readonly<Record<string, string>> = {
  address: "Address",
  alt: "What one sees in the picture",
  alts: "What one sees in the picture",
  author: "Author",
  caption: "Caption",
  certificate: "Certificate",
  content: "Text, as Markdown",
  coverAlt: "What one sees in the cover",
  description: "Description",
  description1: "First part",
  description2: "Second part",
  description3: "Third part",
  designTheme: "Design themes, one a line",
  dimensions: "Dimensions",
  figures: "Figure",
  finish: "Finish",
  heroAlt: "What one sees in the large picture",
  heroText: "Text beside the large picture",
  hours: "Opening hours",
  message: "What the customer says",
  name: "Name",
  origin: "Origin",
  pictureAlts: "What one sees in the picture",
  quote: "Quote",
  quoteSource: "Source of the quote",
  role: "Role",
  sentence: "Sentence",
  setIncludes: "What the set includes, one a line",
  style: "Style",
  subTitle: "Line above the title",
  subtitle: "Second line",
  supportHours: "Hours of the support",
  tagline: "Tagline",
  tags: "Search words, one a line",
  text: "Text",
  title: "Title",
  togetherText: "Text about the pair",
  value: "Figure",
  words: "Words of the figure",
};

/** The label of a text by its name: `details.description` is how the piece is made. */
export function labelOf(name: string): string {
  if (name === "details.description") return "How it is made";
  if (name.startsWith("grievanceOfficer.")) {
    return name.endsWith("name") ? "Grievance officer" : "Role of the grievance officer";
  }
  const [first = "", ...rest] = name.split(".");
  const place = rest.find((step) => /^\d+$/.test(step));
  const last = rest.findLast((step) => step in LABELS) ?? first;
  const label = LABELS[last] ?? last;
  return place === undefined ? label : `${label}, ${Number(place) + 1}`;
}
