/**
 * What public pages and replies depend on. Each part has a mark that changes when the part does;
 * all marks together name one state of the shop that visitors can see.
 */
export interface Versions {
  /** The mark of the state that is seen now. */
  current(): string;
  /** The mark of one part; empty before it has one. */
  of(part: string): string;
  /** Takes a part's new mark. */
  set(part: string, mark: string): void;
}

export function createVersions(): Versions {
  const marks = new Map<string, string>();
  let joined = "";
  return {
    current: () => joined,
    of: (part) => marks.get(part) ?? "",
    set(part, mark) {
      marks.set(part, mark);
      joined = [...marks.values()].join(".");
    },
  };
}
