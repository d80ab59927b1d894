import { useState } from "react";

interface Steady<Row> {
  readonly key: string;
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Keeps the rows of a list where they are while others appear: what is new waits until it is asked for,
 * and never slides in under the cursor. Rows that are shown already have their newest data.
 * @param key the query of the list; another list is shown at once
 * @returns the rows to show, how many new ones wait, and the way to show them
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
  // Rows that follow, because others left the list, are no news.
  const following = latest.slice(waiting < 0 ? 0 : waiting).filter((row) => !rows.includes(row));
  if (waiting < 0) return { rows: latest, waiting: 0, show };
  return { rows: [...rows, ...following], waiting, show };
}

function idsOf(rows: readonly { readonly _id: string }[]): string[] {
  return rows.map(({ _id }) => _id);
}
