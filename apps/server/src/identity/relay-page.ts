import { createHash } from "node:crypto";

/**
 * The result of a sign-in in a popup, for the page that opened the popup and identifies it by
 * `flow`.
 */
export type PopupResult =
  | { readonly flow: string; readonly idToken: string }
  | { readonly flow: string; readonly failure: "canceled" | "network" | "other" };

/** The broadcast channel on which pages receive the results of their popups. */
const CHANNEL = "google-sign-in";

const SCRIPT = `
const channel = new BroadcastChannel("${CHANNEL}");
channel.postMessage(JSON.parse(document.getElementById("relayed").textContent));
channel.close();
window.close();
`;
const STYLE = "body{font:1rem/1.6 system-ui;margin:3rem;background:#fefcf9;color:#26161a}";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const POLICY = [
  "default-src 'none'",
  `script-src ${hash(SCRIPT)}`,
  `style-src ${hash(STYLE)}`,
  "frame-ancestors 'none'",
].join("; ");

/**
 * Builds the last page of a popup, which sends the result to the page that opened the popup and
 * then closes itself.
 */
export function relayPage(relayed: PopupResult): { html: string; policy: string } {
  // The character `<` is escaped, so that no text in the data can end the script element.
  const data = JSON.stringify(relayed).replaceAll("<", "\\u003c");
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Signing in</title><style>${STYLE}</style><p>You can close this window and go on in the shop.</p><script type="application/json" id="relayed">${data}</script><script>${SCRIPT}</script></html>`;
  return { html, policy: POLICY };
}
