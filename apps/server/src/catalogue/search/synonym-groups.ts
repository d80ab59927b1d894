import { ORNAMENTS } from "./ornament-words.ts";

/**
 * A group of synonyms: words that shoppers use for the same thing, such as spellings, Indian
 * languages in Latin letters, Hindi in Devanagari, and terms of the trade. A product that contains
 * one word of a group is found by all other words of the group.
 *
 * How to maintain the list:
 * - A group means one thing. Do not add a word that is merely related: a shopper who searches for
 *   hoops does not want studs. Where one thing is a kind of another, the wider group `includes` the
 *   narrower group: a search for earrings finds a jhumka, a search for jhumkas does not find every
 *   earring.
 * - Plurals with s, upper case, accents and dashes are handled by the code. Separate the words of a
 *   name by spaces; they match only together, so that "ring" does not find a nose ring.
 * - Leave out typing mistakes, which `spelling.ts` corrects, but include wrong spellings that many
 *   people use.
 * - Never rename a group. Words may be added and removed: every product is indexed again when the
 *   list has changed.
 */
export interface SynonymGroup {
  readonly words: readonly string[];
  /** The names of narrower synonym groups, whose products belong to this group too. */
  readonly includes?: readonly string[];
}

/**
 * The synonym group to which every product belongs, so that "gold jewellery" means the same as
 * "gold".
 */
export const OF_EVERY_PIECE = "jewellery";

const METALS = {
  gold: {
    words: ["gold", "sona", "sone", "swarna", "thangam", "bangaram", "सोना", "सोने", "गोल्ड"],
  },
  "rose-gold": { words: ["rose gold", "pink gold"] },
  silver: {
    words: [
      "silver",
      "chandi",
      "chaandi",
      "velli",
      "vendi",
      "925",
      "silver 925",
      "925 silver",
      "sterling silver",
      "sterling",
      "चांदी",
      "सिल्वर",
    ],
  },
  platinum: { words: ["platinum", "platnum"] },
  "24k": { words: ["24k", "24kt", "24ct", "24 carat", "24 karat", "24 कैरेट"] },
  "22k": { words: ["22k", "22kt", "22ct", "22 carat", "22 karat", "916", "22 कैरेट"] },
  "18k": { words: ["18k", "18kt", "18ct", "18 carat", "18 karat", "750", "18 कैरेट"] },
} as const satisfies Record<string, SynonymGroup>;

const STONES_AND_WORK = {
  diamond: { words: ["diamond", "heera", "hira", "heere", "vairam", "vajram", "हीरा", "हीरे"] },
  pearl: { words: ["pearl", "moti", "muthu", "mutyalu", "मोती"] },
  "emerald-cut": { words: ["emerald cut", "step cut"] },
  emerald: { words: ["emerald", "panna", "maragatham", "पन्ना"] },
  ruby: { words: ["ruby", "rubies", "manik", "manikya", "maanik", "kemp", "kempu", "माणिक"] },
  sapphire: { words: ["sapphire", "neelam", "nilam", "blue sapphire", "नीलम"] },
  "yellow-sapphire": { words: ["yellow sapphire", "pukhraj", "pushparaj", "पुखराज"] },
  coral: { words: ["coral", "moonga", "munga", "मूंगा"] },
  onyx: { words: ["onyx", "sulemani", "sulaimani", "सुलेमानी"] },
  solitaire: { words: ["solitaire", "solitair", "single stone", "सॉलिटेयर"] },
  polki: { words: ["polki", "uncut diamond", "पोलकी"] },
  kundan: { words: ["kundan", "kundhan", "कुंदन"] },
  jadau: { words: ["jadau", "jadaau", "jadavu", "जड़ाऊ"] },
  meenakari: {
    words: ["meenakari", "minakari", "meena kari", "mina kari", "meena", "enamel", "मीनाकारी"],
  },
  temple: { words: ["temple", "mandir", "मंदिर", "टेंपल"] },
  filigree: { words: ["filigree", "jali", "jaali", "tarakasi", "जाली", "तारकशी"] },
  oxidised: { words: ["oxidised", "oxidized"] },
  gram: { words: ["gram", "g", "gm", "ग्राम"] },
} as const satisfies Record<string, SynonymGroup>;

const WEARERS_AND_DAYS = {
  men: { words: ["men", "man", "gents", "male", "purush", "पुरुष"], includes: ["unisex"] },
  unisex: { words: ["unisex"] },
  kids: { words: ["kid", "baby", "babies", "child", "children", "bachcha", "bachche", "बच्चे"] },
  bridal: {
    words: ["bridal", "bride", "dulhan", "wedding", "shaadi", "shadi", "vivah", "दुल्हन", "शादी"],
  },
  engagement: { words: ["engagement", "sagai", "proposal", "सगाई"] },
  everyday: { words: ["everyday", "every day", "daily wear", "dailywear", "office wear"] },
  gift: { words: ["gift", "uphar", "उपहार"] },
  [OF_EVERY_PIECE]: {
    words: [
      "jewellery",
      "jewelry",
      "jewellry",
      "jewelery",
      "ornament",
      "zevar",
      "jevar",
      "gehna",
      "gahna",
      "gahne",
      "abhushan",
      "aabhushan",
      "गहने",
      "ज़ेवर",
      "आभूषण",
    ],
  },
} as const satisfies Record<string, SynonymGroup>;

/** All synonym groups by their names. */
export const SAME_WORDS: Readonly<Record<string, SynonymGroup>> = {
  ...ORNAMENTS,
  ...METALS,
  ...STONES_AND_WORK,
  ...WEARERS_AND_DAYS,
};

/**
 * Words that are ignored when a search also contains other words. The words for women are among
 * them, because every product that is not marked for men is for women.
 */
export const FILLERS: readonly string[] = [
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
  "women",
  "woman",
  "ladies",
  "lady",
  "girl",
  "female",
  "mahila",
  "महिला",
  "best",
  "buy",
  "collection",
  "design",
  "latest",
  "new",
  "online",
  "piece",
  "price",
  "shop",
  "ka",
  "ke",
  "ki",
  "ko",
  "liye",
  "wala",
  "wale",
  "wali",
  "का",
  "के",
  "की",
  "को",
  "में",
  "और",
  "लिए",
  "वाला",
  "वाले",
  "वाली",
];
