/** Names that are shorter than this are too similar to other names to be compared with them. */
const SHORTEST_COMPARED = 6;

/** The names of the settings, and the beginnings of names that belong to settings only. */
interface KnownNames {
  readonly settings: readonly string[];
  readonly families: readonly string[];
}

/**
 * Finds the environment variables whose names look like misspelt settings, because a typing error
 * must not pass silently.
 * @returns a problem for each of them, such as `SMTP_UR is not a setting (did you mean SMTP_URL?)`
 */
export function findMisspelt(
  names: readonly string[],
  { settings, families }: KnownNames,
): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const near = settings.find(
        (setting) => setting.length >= SHORTEST_COMPARED && isOneSlipApart(setting, name),
      );
      if (near) return [`${name} is not a setting (did you mean ${near}?)`];
      const isOfFamily = families.some((family) => name.startsWith(family));
      return isOfFamily ? [`${name} is not a setting`] : [];
    });
}

/** Returns true when one letter is missing, added, different or swapped with its neighbour. */
function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
