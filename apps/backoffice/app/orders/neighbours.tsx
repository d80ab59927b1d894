import { findNeighbours } from "@suvarna/contract/orders/staff-desk";
import { ChevronDown, ChevronUp } from "lucide";
import { useNavigate, useSearchParams } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { queryOf, searchOf } from "./list-query.ts";

/**
 * Links to the orders before and after this order in the list from which it was opened. The keys J
 * and K follow these links.
 */
export function Neighbours({ id }: { id: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = queryOf(new URLSearchParams(searchOf(params)));
  const neighbours = useRead(findNeighbours, { params: { id }, query }).data;
  const go = (to: string | null | undefined) =>
    to ? void navigate(`/orders/${to}${searchOf(params)}`) : undefined;
  useKey("j", () => go(neighbours?.after));
  useKey("k", () => go(neighbours?.before));
  if (!neighbours) return null;
  return (
    <span className="flex items-center gap-1.5 text-caption text-ink-mute max-md:hidden">
      <span>No. {neighbours.place.toLocaleString("en-IN")}</span>
      <IconButton
        small
        icon={ChevronUp}
        name="Order before (K)"
        disabled={neighbours.before === null}
        onClick={() => go(neighbours.before)}
      />
      <IconButton
        small
        icon={ChevronDown}
        name="Next order (J)"
        disabled={neighbours.after === null}
        onClick={() => go(neighbours.after)}
      />
    </span>
  );
}
