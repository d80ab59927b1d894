import { createHash } from "node:crypto";

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
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

/**
 * The content security policy of one rendered page. Many visitors get the same bytes, so the page
 * can't contain a nonce; instead the policy lists the hashes of the inline scripts.
 * @param scripts the texts of the inline scripts that may run; no other one is allowed
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  outside: Outside = NOBODY,
): string {
  const hashes = new Set(scripts.map(hashOf));
  const { frames, connects } = outside;
  return [
    ...POLICY,
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(" ")] : []),
    ...(connects.length > 0 ? [["connect-src 'self'", ...connects].join(" ")] : []),
    ["script-src 'self'", ...outside.scripts, ...hashes].join(" "),
  ].join("; ");
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
