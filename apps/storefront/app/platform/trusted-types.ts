/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): the pages' policy forbids to write a string
 * where the browser would read markup or load a script. This module defines the allowed strings.
 */

interface Policy {
  createHTML(text: string): string;
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | null;
      createScriptURL?(address: string): string | null;
    },
  ): Policy;
}

/** The browser's Trusted Types; undefined in a browser without them and on the server. */
function trustedTypes(): TrustedTypes | undefined {
  return typeof window === "undefined"
    ? undefined
    : (window as { trustedTypes?: TrustedTypes }).trustedTypes;
}

/** The address of the service worker, the only script that is loaded by a text. */
const SERVICE_WORKER = /^\/assets\/service-worker-[\w-]+\.js$/;

/** React sets this text to create an empty script element, which the browser does not run. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Allows texts without a tag, such as the data for search engines, and the address of the service
 * worker, and refuses all other texts. The function must be called once, before the page is
 * hydrated.
 */
export function startTrustedTypes(): void {
  trustedTypes()?.createPolicy("default", {
    createHTML: plainTextOrNull,
    createScriptURL: (address) => (SERVICE_WORKER.test(address) ? address : null),
  });
}

/** Returns the text, or null for a text with a tag, because the browser refuses null. */
export function plainTextOrNull(text: string): string | null {
  return text === EMPTY_SCRIPT || !text.includes("<") ? text : null;
}

let markup: Policy | undefined;

/**
 * Marks markup as safe to show. This is allowed only for the markup of an article, which the server
 * has sanitised, and of a letter in an iframe that runs no scripts.
 */
export function trustedMarkup(html: string): string {
  markup ??= trustedTypes()?.createPolicy("markup", { createHTML: (text) => text });
  return markup?.createHTML(html) ?? html;
}
