/** Returns the text up to the first full stop that ends a sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?।](?=\s|$)/s.exec(text)?.[0] ?? text;
}
