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
/**
 * Browsers accept no string as markup or as a script, except for strings that a policy of the
 * storefront allows (`platform/trusted-types.ts` and `platform/first-paint`). A page with scripts
 * of other origins can't have this rule, because those scripts use no such policy.
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  // `lit-html` is the policy of the viewer of 3D models, whose templates are part of its own code.
  "trusted-types start default markup lit-html",
];
/** The other origins whose scripts, frames and connections one page may use. */
export interface ExternalOrigins {
  /** The path of the only page that may use these origins. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
}
const NOBODY: Omit<ExternalOrigins, "path"> = { scripts: [], frames: [], connects: [] };

/**
 * The content security policy of one rendered page. Many visitors get the same bytes, so the page
 * can't contain a nonce; instead the policy lists the hashes of the inline scripts.
 * @param scripts the texts of the inline scripts that may run; the browser refuses all other inline
 *   scripts
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  outside: Omit<ExternalOrigins, "path"> = NOBODY,
): string {
  const hashes = new Set(scripts.map(hashOf));
  const { frames, connects } = outside;
  return [
    ...POLICY,
    ...(outside.scripts.length > 0 ? [] : TRUSTED_TYPES),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(" ")] : []),
    ...(connects.length > 0 ? [["connect-src 'self'", ...connects].join(" ")] : []),
    ["script-src 'self'", ...outside.scripts, ...hashes].join(" "),
  ].join("; ");
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
