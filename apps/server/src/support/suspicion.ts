/** What tells a program from a person, when something is sent by a form. */
export interface Signs {
  /** What the field holds that no person sees. */
  readonly website: string | undefined;
  /** When the form was opened; null: it does not say so, or nobody can believe it. */
  readonly openedAt: Date | null;
  /** All that was written. */
  readonly text: string;
  /** Where the shop is: a link to one of its own pages says nothing. */
  readonly publicUrl: string;
  readonly now: Date;
}

const ENOUGH = 2;
const HASTY_MS = 3000;
const MANY_LINKS = 3;
const LINK = /(?:https?:\/\/|\bwww\.)[^\s/?#<>"'()[\]]*|\[url\b|<a\s/gi;

/**
 * Whether it looks like spam. A filled hidden field or many links are enough; to be hasty, to come
 * without the form's own word, or to hold a link is not, but two of these are: people do each.
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

/** The host, with its port, that a link begins with; what ends the sentence is none of it. */
function hostOf(link: string): string {
  const [host = ""] = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .split("/");
  return host.replace(/^www\./, "").replace(/[.,;:!]{1,3}$/, "");
}
