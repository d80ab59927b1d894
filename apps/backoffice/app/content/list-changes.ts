import type { DeskItem, ListChanges } from "./list-desk.tsx";

/**
 * The version that the user has seen. The server refuses a change if the data has another version
 * by then.
 */
interface VersionHeaders {
  readonly headers: { "if-match": string };
}

/** A call that changes data, as `useChange` returns it. */
interface Change<Input, Answer = unknown> {
  mutateAsync(input: Input): Promise<Answer>;
}

/** Makes the functions that change an ordered list of content, from its four API calls. */
export function listChanges<Sent>({
  order,
  add,
  save,
  remove,
}: {
  order: Change<VersionHeaders & { body: { ids: string[] } }>;
  add: Change<{ body: Sent }, DeskItem>;
  save: Change<VersionHeaders & { params: { id: string }; body: Sent }, DeskItem>;
  remove: Change<VersionHeaders & { params: { id: string } }>;
}): ListChanges<Sent> {
  const at = (version: string): VersionHeaders => ({ headers: { "if-match": version } });
  return {
    order: (ids, version) => order.mutateAsync({ ...at(version), body: { ids } }),
    add: (body) => add.mutateAsync({ body }),
    save: (id, version, body) => save.mutateAsync({ ...at(version), params: { id }, body }),
    remove: (id, version) => remove.mutateAsync({ ...at(version), params: { id } }),
  };
}
