import { Icon } from "@suvarna/ui/icon.tsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useSearchParams } from "react-router";

/** The head of a column by which the list is sorted; pressed again it turns the order round. */
export function SortHead({ by, name, sort }: { by: string; name: string; sort: string }) {
  const [, setParams] = useSearchParams();
  const isUp = sort === by;
  const isDown = sort === `${by}-desc`;
  return (
    <button
      type="button"
      onClick={() =>
        setParams((before) => {
          const after = new URLSearchParams(before);
          after.set("sort", isUp ? `${by}-desc` : by);
          after.delete("cursor");
          return after;
        })
      }
      className={`inline-flex items-center gap-1 font-medium ${isUp || isDown ? "text-ink" : ""}`}
    >
      {name}
      {isUp ? <Icon of={ArrowDown} size={13} /> : isDown ? <Icon of={ArrowUp} size={13} /> : null}
    </button>
  );
}
