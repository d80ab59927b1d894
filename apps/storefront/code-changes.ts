import type { ESTree } from "vite";

/** A replacement of a part of a module's code. */
export interface Change extends ESTree.Span {
  readonly text: string;
}

/** Returns a part of the code with the changes that are inside of it. */
export function apply(
  code: string,
  { start, end }: ESTree.Span,
  changes: readonly Change[],
): string {
  let at = start;
  let text = "";
  const inside = changes.filter((change) => isInside(change, { start, end }));
  for (const change of inside.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + code.slice(at, end);
}

export function isInside(inner: ESTree.Span, outer: ESTree.Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
