// The parts of the API's replies that have a text beside its translation. The original stays in
// the reply where addresses or computations need it.

export interface InCategory {
  readonly category: string;
  readonly categoryName?: string | undefined;
}

export interface Titled {
  readonly title: string;
  readonly name?: string | undefined;
}

export interface Measured {
  readonly dimensions: string | null;
  readonly dimensionsText?: string | null | undefined;
}

export interface Certified {
  readonly certificate: string | null;
  readonly certificateText?: string | null | undefined;
}

export type TagNames = Readonly<Record<string, string>>;

export interface Tagged {
  readonly tags: readonly string[];
  readonly tagNames?: TagNames | undefined;
}
