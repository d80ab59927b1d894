/** Whether the operator has written a setting, instead of leaving it at its default. */
export type IsWritten = (name: string) => boolean;

/** A sentence about the settings, and when it is true. Each capability lists its own. */
export interface StartRule<Settings> {
  readonly says: string;
  applies(settings: Settings, isWritten: IsWritten): boolean;
}

/** The sentences of those rules that apply. */
export function sentencesOf<Settings>(
  rules: readonly StartRule<Settings>[],
  settings: Settings,
  isWritten: IsWritten,
): string[] {
  return rules.filter((rule) => rule.applies(settings, isWritten)).map(({ says }) => says);
}

/** A rule of a live shop: an address of an outside service must begin with https. */
export function mustBeHttps<Name extends string>(
  name: Name,
): StartRule<{ readonly [key in Name]: string }> {
  return {
    says: `${name} must be an https address`,
    applies: (settings) => !settings[name].startsWith("https://"),
  };
}
