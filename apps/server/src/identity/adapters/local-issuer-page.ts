import { createHash } from "node:crypto";

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fefcf9;color:#26161a;font:1rem/1.6 Figtree,system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:2.5rem 1.5rem}
h1{margin:0 0 .5rem;font:300 2rem/1.1 Fraunces,Georgia,serif}
p{margin:0 0 1.5rem;color:#574549}
label{display:block;margin:0 0 .4rem;font-size:.875rem;font-weight:500}
input{width:100%;height:3.25rem;margin:0 0 1.1rem;padding:0 1rem;border:1px solid #8a7a6b;border-radius:2px;background:#fff;color:inherit;font:inherit}
input[aria-invalid]{border:2px solid #a8231c}
.wrong{margin:-.7rem 0 1.1rem;color:#a8231c;font-size:.8125rem}
button{width:100%;height:3.25rem;margin:0 0 .75rem;border:1px solid #5a1526;border-radius:2px;background:#5a1526;color:#fefcf9;font:500 .8125rem/1 inherit;font-family:inherit;letter-spacing:.1em;text-transform:uppercase;cursor:pointer}
button[name=cancel]{background:none;color:#5a1526}
:focus-visible{outline:2px solid #5a1526;outline-offset:3px}
`;

export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The form that replaces Google's page in a demonstration: the visitor enters a name and an e-mail
 * address.
 */
export function signInPage({ email = "", wrong = false }: { email?: string; wrong?: boolean }) {
  const invalid = wrong ? ' aria-invalid="true" aria-describedby="wrong"' : "";
  const words = wrong ? '<p class="wrong" id="wrong">Enter an e-mail address</p>' : "";
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in for the demonstration</title><style>${STYLE}</style></head><body><main><h1>Who would you like to be?</h1><p>This stands in for Google while the shop is a demonstration. It asks for no password and believes any address.</p><form method="post"><label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(email)}"${invalid}>${words}<label for="name">Name</label><input id="name" name="name" autocomplete="name" maxlength="120"><button>Continue</button><button name="cancel" value="1" formnovalidate>Cancel</button></form></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
