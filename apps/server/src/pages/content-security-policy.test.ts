import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

it("lists the hash of every inline script and nothing looser", () => {
  const policy = contentSecurityPolicy(["a()", "b(\n)"]);
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toBe(`script-src 'self' ${hash("a()")} ${hash("b(\n)")}`);
});

it("allows the chosen origins, each for its purpose only", () => {
  const policy = contentSecurityPolicy([], {
    scripts: ["https://sdk.gateway.example"],
    frames: ["https://pay.gateway.example"],
    connects: ["https://api.gateway.example"],
  });
  expect(policy).toContain("frame-src 'self' https://pay.gateway.example");
  expect(policy).toContain("connect-src 'self' https://api.gateway.example");
  expect(policy).toMatch(/script-src 'self' https:\/\/sdk[.]gateway[.]example$/);
  expect(contentSecurityPolicy([])).not.toContain("https:");
});

it("allows no inline script on a page without one", () => {
  expect(contentSecurityPolicy([])).toMatch(/script-src 'self'$/);
});

it("forbids strings as markup, except on a page with scripts of others, which would break", () => {
  expect(contentSecurityPolicy([])).toContain("require-trusted-types-for 'script'");
  const outside = { scripts: ["https://sdk.gateway.example"], frames: [], connects: [] };
  expect(contentSecurityPolicy([], outside)).not.toContain("trusted-types");
});
