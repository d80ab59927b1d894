import { countRestock } from "@suvarna/contract/restock/staff";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Bell } from "lucide";
import { useRead } from "../platform/queries.ts";
import { sayCount } from "./words.ts";

/**
 * Says how many people wait for a sold-out product or for its sizes. It is hidden when nobody
 * waits.
 */
export function RestockNote({ productId }: { productId: string | null }) {
  const counted = useRead(
    countRestock,
    { query: { productId: productId ?? "" } },
    { enabled: productId !== null },
  ).data;
  if (!counted || counted.waiting === 0) return null;
  const named = counted.sizes.filter(({ size }) => size !== null);
  return (
    <p className="mt-2 flex items-start gap-2">
      <Icon of={Bell} size={16} className="mt-0.5 shrink-0" />
      <span>
        {sayCount(counted.waiting, "person", "people")} asked to be told when it is back.
        {named.length > 0
          ? ` ${named.map(({ size, waiting }) => `Size ${size}: ${waiting}`).join(", ")}.`
          : ""}
      </span>
    </p>
  );
}
