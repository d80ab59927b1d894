import { createHash } from "node:crypto";

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
/** The other origins whose scripts, frames and connections pages may use. */
export interface Outside {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
}
const NOBODY: Outside = { scripts: [], frames: [], connects: [] };

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of one rendered page. Many visitors get the same bytes, so the page
 * can't contain a nonce; instead the policy lists the hash of each inline script, and allows no
 * other.
 */
export function contentSecurityPolicy(html: string, outside: Outside = NOBODY): string {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  const { scripts, frames, connects } = outside;
  return [
    ...POLICY,
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(" ")] : []),
    ...(connects.length > 0 ? [["connect-src 'self'", ...connects].join(" ")] : []),
    ["script-src 'self'", ...scripts, ...hashes].join(" "),
  ].join("; ");
}
