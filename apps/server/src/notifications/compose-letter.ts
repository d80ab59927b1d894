import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import type { Block, Draft, Letter, Signature } from "./draft.ts";
import { COMMON } from "./messages/common-words.ts";

const INK = "#26161a";
const SOFT = "#574549";
const MUTE = "#6c5a59";
const WINE = "#5a1526";
const IVORY = "#fefcf9";
const SHELL = "#f6f1e9";
const LINE = "#e1d6c6";
const RULE = "#8a7a6b";

/** The look of letters in a language. */
interface Look {
  /** The value of the attribute `lang` of the letter. */
  readonly lang: string;
  readonly serif: string;
  readonly sans: string;
  /**
   * The styles of short texts in capitals and of the shop's name. Letters of Devanagari are joined,
   * so nothing spreads them.
   */
  readonly capitals: string;
  readonly wordmark: string;
  /** The font files that the letters of the language load besides those of Latin script. */
  readonly faces: readonly (readonly [family: string, file: string, weights: string])[];
}

/**
 * The shop's own typefaces, followed by the most similar ones that computers and phones have. Times
 * and Arial are left out, because they are not similar.
 */
const SERIF =
  "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif";
const SANS =
  "Figtree, 'Avenir Next', Avenir, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif";

const LOOKS: Readonly<Record<LanguageCode, Look>> = {
  en: {
    lang: "en-IN",
    serif: SERIF,
    sans: SANS,
    capitals: "letter-spacing:.1em;text-transform:uppercase",
    wordmark: "letter-spacing:.2em;text-transform:uppercase",
    faces: [],
  },
  hi: {
    lang: "hi-IN",
    serif: `Fraunces, Martel, 'Noto Serif Devanagari', 'Kohinoor Devanagari', ${SERIF}`,
    sans: `Figtree, Hind, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', ${SANS}`,
    capitals: "letter-spacing:0",
    wordmark: "letter-spacing:0",
    faces: [
      ["Martel", "martel", "300 400"],
      ["Hind", "hind", "400"],
      ["Hind", "hind-medium", "500 600"],
    ],
  },
};

/**
 * Renders a letter as text and as HTML. The HTML contains its styles, because mail programs do not
 * load the shop's stylesheet.
 */
export function composeLetter(draft: Draft, shop: Signature): Letter {
  const { subject, unsubscribe } = draft;
  return {
    subject,
    text: asText(draft, shop),
    html: asHtml(draft, shop),
    ...(unsubscribe ? { unsubscribe } : {}),
  };
}

function asText(draft: Draft, shop: Signature): string {
  const { heading, blocks, because, unsubscribe, language = FIRST_LANGUAGE } = draft;
  const parts = [
    heading,
    ...blocks.map(blockText),
    "--",
    [shop.name, shop.tagline].filter(Boolean).join(", "),
    [shop.legalName, shop.address].join(", "),
    `${shop.phone}, ${shop.email}`,
    because,
    ...(unsubscribe ? [`${COMMON[language].stopTheseLetters}: ${unsubscribe}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "button":
      return `${block.label}:\n${block.address}`;
    case "ledger":
      return [...block.rows, ...(block.total ? [block.total] : [])]
        .map(([label, value]) => `${label}: ${value}`)
        .join("\n");
    default:
      return block.text;
  }
}

function asHtml(draft: Draft, shop: Signature): string {
  const { subject, preview, heading, blocks, because, unsubscribe } = draft;
  const { language = FIRST_LANGUAGE } = draft;
  const look = LOOKS[language];
  const small = `font:400 13px/1.6 ${look.sans};color:${MUTE}`;
  const stop = COMMON[language].stopTheseLetters;
  return `<!doctype html>
<html lang="${look.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
<style>
${fontFaces(shop.origin, look)}
</style>
</head>
<body style="margin:0;background:${SHELL}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${SHELL}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${IVORY}">
<tr><td style="padding:28px 36px 20px;border-bottom:1px solid ${LINE}">
<span style="font:400 20px/${language === FIRST_LANGUAGE ? 1 : 1.4} ${look.serif};${look.wordmark};color:${INK}">${escaped(shop.name)}</span>
</td></tr>
<tr><td style="padding:36px 36px 12px">
<h1 style="margin:0 0 20px;font:300 30px/${language === FIRST_LANGUAGE ? 1.15 : 1.4} ${look.serif};color:${INK}">${escaped(heading)}</h1>
${blocks.map((block) => blockHtml(block, look)).join("\n")}
</td></tr>
<tr><td style="padding:20px 36px 32px;border-top:1px solid ${LINE};${small}">
<p style="margin:0 0 10px">${escaped(because)}${unsubscribe ? ` ${link(unsubscribe, stop, MUTE)}` : ""}</p>
<p style="margin:0">${escaped(shop.legalName)}, ${escaped(shop.address)}<br>${escaped(shop.phone)}, ${escaped(shop.email)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Builds the CSS that loads the shop's own typefaces. Mail programs that load none use the next
 * typeface of the list. The addresses of the files do not change between builds.
 */
function fontFaces(origin: string, { faces }: Look): string {
  const face = (family: string, file: string, weights: string, range = "") =>
    `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:url(${escaped(origin)}/fonts/${file}.woff2) format("woff2")${range}}`;
  return [
    face("Fraunces", "fraunces", "300 400"),
    face("Figtree", "figtree", "400 600"),
    face("Figtree", "figtree-rupee", "400 600", ";unicode-range:U+20B9"),
    ...faces.map((more) => face(...more)),
  ].join("\n");
}

function blockHtml(block: Block, look: Look): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0 0 18px;font:400 16px/1.6 ${look.sans};color:${INK}">${escaped(block.text)}</p>`;
    case "note":
      return `<p style="margin:0 0 18px;font:400 14px/1.6 ${look.sans};color:${SOFT}">${escaped(block.text)}</p>`;
    case "code":
      return `<p style="margin:4px 0 22px;padding:18px 0;border-top:1px solid ${RULE};border-bottom:1px solid ${RULE};text-align:center;font:400 30px/1.2 ${look.serif};letter-spacing:.16em;color:${WINE}">${escaped(block.text)}</p>`;
    case "button":
      return `<p style="margin:8px 0 26px"><a href="${escaped(block.address)}" style="display:inline-block;padding:17px 32px;background:${WINE};color:${IVORY};font:500 13px/18px ${look.sans};${look.capitals};text-decoration:none;border-radius:2px">${escaped(block.label)}</a></p>
<p style="margin:0 0 18px;font:400 13px/1.6 ${look.sans};color:${MUTE};word-break:break-all">${link(block.address, block.address, MUTE)}</p>`;
    case "ledger":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px;border-top:1px solid ${RULE}">
${block.rows.map((row) => ledgerRow(row, look.sans, `border-bottom:1px solid ${LINE}`, 400)).join("\n")}
${block.total ? ledgerRow(block.total, look.sans, `border-bottom:3px double ${RULE}`, 600) : ""}
</table>`;
  }
}

function ledgerRow(
  [label, value]: readonly [string, string],
  sans: string,
  border: string,
  weight: number,
) {
  const cell = `padding:11px 0;font:${weight} 15px/1.5 ${sans};color:${INK};${border}`;
  return `<tr><td style="${cell}">${escaped(label)}</td><td align="right" style="${cell};padding-left:16px">${escaped(value)}</td></tr>`;
}

function link(address: string, words: string, colour: string): string {
  return `<a href="${escaped(address)}" style="color:${colour}">${escaped(words)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
