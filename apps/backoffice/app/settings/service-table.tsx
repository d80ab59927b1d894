import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, Lock } from "lucide";
import type { ReactNode } from "react";

/** A table of services. On a phone each service is a block. */
export function ServiceTable({
  name,
  columns,
  children,
}: {
  name: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table className="w-full border-collapse [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-top max-md:[&_td]:block max-md:[&_td]:py-1 max-md:[&_tr]:block max-md:[&_tr]:py-2">
      <caption className="sr-only">{name}</caption>
      <thead className="border-b border-line-strong text-left text-hint max-md:sr-only [&_th]:py-2 [&_th]:pr-4 [&_th]:font-medium">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Test</span>
          </th>
        </tr>
      </thead>
      <tbody className="[&_tr:not(:last-child)]:border-b [&_tr]:border-line">{children}</tbody>
    </table>
  );
}

/** Shows whether the keys of a service are set, and names the keys that are missing. */
export function KeyState({
  keys,
}: {
  keys: readonly { readonly name: string; readonly isSet: boolean }[];
}) {
  const missing = keys.filter(({ isSet }) => !isSet);
  if (missing.length === 0) {
    return (
      <span className="flex items-center gap-1.25 text-leaf">
        <Icon of={Lock} size={15} />
        Set
      </span>
    );
  }
  return (
    <>
      <span className="flex items-center gap-1.25 text-amber">
        <Icon of={CircleAlert} size={15} />
        Not set
      </span>
      <span className="block text-hint [overflow-wrap:anywhere] text-ink-mute">
        {missing.map(({ name }) => name).join(", ")}
      </span>
    </>
  );
}
