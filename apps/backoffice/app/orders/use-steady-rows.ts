import { useState } from "react";

interface Steady<Row> {
  readonly key: string;
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Keeps the rows of a list in their place when new rows arrive. New rows stay hidden until the user
 * asks for them, so that they do not move the rows under the cursor. The shown rows always have
 * their newest data.
 * @param key the query of the list. When it changes, the rows of the new query are shown at once
 * @returns the rows to show, the number of hidden new rows, and the function that shows them
 */
export function useSteadyRows<Row extends { readonly _id: string }>(
  key: string,
  latest: readonly Row[],
): { readonly rows: readonly Row[]; readonly waiting: number; show(): void } {
  const [steady, setSteady] = useState<Steady<Row>>({ key, ids: idsOf(latest), rows: latest });
  const isOther = steady.key !== key || steady.ids.length === 0;
  if (isOther && steady.rows !== latest) setSteady({ key, ids: idsOf(latest), rows: latest });
  const show = () => setSteady({ key, ids: idsOf(latest), rows: latest });
  if (isOther) return { rows: latest, waiting: 0, show };
  const rows = latest.filter(({ _id }) => steady.ids.includes(_id));
  const waiting = latest.findIndex(({ _id }) => steady.ids.includes(_id));
  // Rows at the end that moved up because other rows have left the list do not count as new.
  const following = latest.slice(waiting < 0 ? 0 : waiting).filter((row) => !rows.includes(row));
  if (waiting < 0) return { rows: latest, waiting: 0, show };
  return { rows: [...rows, ...following], waiting, show };
}

function idsOf(rows: readonly { readonly _id: string }[]): string[] {
  return rows.map(({ _id }) => _id);
}
