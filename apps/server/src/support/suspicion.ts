/** The facts by which a submitted form is judged to come from a person or a program. */
export interface SpamSigns {
  /**
   * The content of the hidden field (honeypot), which people don't see and only programs fill in.
   */
  readonly website: string | undefined;
  /** The time at which the form was opened; null without a valid stamp. */
  readonly openedAt: Date | null;
  /** The whole text that the form has sent. */
  readonly text: string;
  /** The shop's own address. Links to the shop are not counted. */
  readonly publicUrl: string;
  readonly now: Date;
}

const ENOUGH = 2;
const HASTY_MS = 3000;
const MANY_LINKS = 3;
const LINK = /(?:https?:\/\/|\bwww\.)[^\s/?#<>"'()[\]]*|\[url\b|<a\s/gi;

/**
 * Returns whether a message looks like spam. A filled honeypot or many links are enough. There are
 * two weaker signs: a form that was sent quickly or without a stamp, and a text with a link. People
 * cause each of these too, so only both together count.
 */
export function looksLikeSpam({ website, openedAt, text, publicUrl, now }: SpamSigns): boolean {
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

/** Returns the host and port in a link, without the punctuation that ends a sentence. */
function hostOf(link: string): string {
  const [host = ""] = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .split("/");
  return host.replace(/^www\./, "").replace(/[.,;:!]{1,3}$/, "");
}
