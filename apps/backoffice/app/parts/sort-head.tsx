import { Icon } from "@suvarna/ui/icon.tsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useSearchParams } from "react-router";

/**
 * The head of a column by which the list is sorted. A second press reverses the order.
 * @param by the name of the sort; the name with `-desc` sorts downwards
 * @param first the direction of the first press
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

/** The head of the column by which a list is sorted, newest first, without a sort in its address. */
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

/** The state of a column's sort for screen readers; undefined while another column sorts the list. */
export function sortState(by: string, sort: string): "ascending" | "descending" | undefined {
  if (sort === by) return by === "newest" ? "descending" : "ascending";
  return sort === `${by}-desc` ? "descending" : undefined;
}
