interface Policy {
  createHTML(text: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * Marks HTML as safe to insert into the page, because the server has made it from Markdown and
 * sanitised it.
 */
export function trustedMarkup(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("markup", { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
