/** Whether the operator has set a value for a setting, instead of using the default. */
export type IsWritten = (name: string) => boolean;

/**
 * A sentence about the settings, with the condition under which the sentence is true. Each
 * capability lists its own rules.
 */
export interface StartRule<Settings> {
  readonly says: string;
  applies(settings: Settings, isWritten: IsWritten): boolean;
}

/** Returns the sentences of those rules whose condition is true. */
export function sentencesOf<Settings>(
  rules: readonly StartRule<Settings>[],
  settings: Settings,
  isWritten: IsWritten,
): string[] {
  return rules.filter((rule) => rule.applies(settings, isWritten)).map(({ says }) => says);
}

/** Creates a rule of a live shop: the address of an outside service must begin with https. */
export function mustBeHttps<Name extends string>(
  name: Name,
): StartRule<{ readonly [key in Name]: string }> {
  return {
    says: `${name} must be an https address`,
    applies: (settings) => !settings[name].startsWith("https://"),
  };
}
