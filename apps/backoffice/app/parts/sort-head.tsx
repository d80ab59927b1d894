import { Icon } from "@suvarna/ui/icon.tsx";
import { ArrowDown, ArrowUp } from "lucide";
import { useSearchParams } from "react-router";

/**
 * The head of a column by which the user can sort the list. A second click reverses the direction.
 * @param by the name of the sort; with the suffix `-desc` the sort is descending
 * @param first the direction of the first click
 */
export function SortHead({
  by,
  name,
  sort,
  first = "up",
}: {
  by: string;
  name: string;
  sort: string;
  first?: "up" | "down";
}) {
  const [, setParams] = useSearchParams();
  const isUp = sort === by;
  const isDown = sort === `${by}-desc`;
  const turnsDown = first === "down" ? !isDown : isUp;
  return (
    <button
      type="button"
      onClick={() =>
        setParams((before) => {
          const after = new URLSearchParams(before);
          after.set("sort", turnsDown ? `${by}-desc` : by);
          after.delete("cursor");
          return after;
        })
      }
      className={`inline-flex items-center gap-1 font-medium ${isUp || isDown ? "text-ink" : ""}`}
    >
      {name}
      {isUp ? <Icon of={ArrowUp} size={13} /> : isDown ? <Icon of={ArrowDown} size={13} /> : null}
    </button>
  );
}

/**
 * The head of the column by which a list is sorted by default, the newest first, when the address
 * names no sort.
 */
export function NewestHead({ name, sort }: { name: string; sort: string }) {
  const [, setParams] = useSearchParams();
  const isNewest = sort === "newest";
  return (
    <button
      type="button"
      onClick={() =>
        setParams((before) => {
          const after = new URLSearchParams(before);
          after.delete("sort");
          after.delete("cursor");
          return after;
        })
      }
      className={`inline-flex items-center gap-1 font-medium ${isNewest ? "text-ink" : ""}`}
    >
      {name}
      {isNewest ? <Icon of={ArrowDown} size={13} /> : null}
    </button>
  );
}

/**
 * The sort direction of a column for screen readers; undefined while another column sorts the list.
 */
export function sortState(by: string, sort: string): "ascending" | "descending" | undefined {
  if (sort === by) return by === "newest" ? "descending" : "ascending";
  return sort === `${by}-desc` ? "descending" : undefined;
}
