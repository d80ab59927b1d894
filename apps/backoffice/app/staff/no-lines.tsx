import { Empty } from "../parts/states.tsx";

/** The text of the audit page when it has no lines, with or without filters. */
export function NoLines({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="Nothing was done that fits">Take a filter off to see more.</Empty>
  ) : (
    <Empty title="Nothing was done yet">Each change by the staff will have a line here.</Empty>
  );
}
