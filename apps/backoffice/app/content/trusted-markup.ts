interface Policy {
  createHTML(text: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Marks HTML as one that may be shown: the server has made it of Markdown and sanitised it. */
export function trustedMarkup(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("markup", { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
