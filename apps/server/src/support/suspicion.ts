/** The facts by which a submitted form is judged to come from a person or a program. */
export interface Signs {
  /** The content of the hidden field (honeypot), which no person sees. */
  readonly website: string | undefined;
  /** The time at which the form was opened; null without a valid stamp. */
  readonly openedAt: Date | null;
  /** The whole text that was sent. */
  readonly text: string;
  /** The shop's own address; links to it are not counted. */
  readonly publicUrl: string;
  readonly now: Date;
}

const ENOUGH = 2;
const HASTY_MS = 3000;
const MANY_LINKS = 3;
const LINK = /(?:https?:\/\/|\bwww\.)[^\s/?#<>"'()[\]]*|\[url\b|<a\s/gi;

/**
 * Whether a message looks like spam. A filled honeypot or many links are enough. Sending quickly or
 * without a stamp, and containing a link, are weaker signs: people do each of them, so only two
 * together count.
 */
export function looksLikeSpam({ website, openedAt, text, publicUrl, now }: Signs): boolean {
  const own = hostOf(publicUrl);
  const links = (text.match(LINK) ?? []).filter((link) => hostOf(link) !== own).length;
  const hasty = openedAt === null || now.getTime() - openedAt.getTime() < HASTY_MS;
  const signs = [
    website ? ENOUGH : 0,
    hasty ? 1 : 0,
    links >= MANY_LINKS ? ENOUGH : links > 0 ? 1 : 0,
  ];
  return signs.reduce((sum, weight) => sum + weight, 0) >= ENOUGH;
}

/** The host of a link with its port, without the punctuation that ends a sentence. */
function hostOf(link: string): string {
  const [host = ""] = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .split("/");
  return host.replace(/^www\./, "").replace(/[.,;:!]{1,3}$/, "");
}
