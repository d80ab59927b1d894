import { assignOrders } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown } from "lucide";
import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { useChange } from "../platform/queries.ts";
import type { useBatches } from "./use-batches.ts";
import { useOrderPeople } from "./use-order-people.ts";
import { countOf } from "./words.ts";

/** The menu that gives the chosen orders to a member of staff, or takes them back. */
export function GiveTo({
  rows,
  batches,
  onDone,
}: {
  rows: readonly OrderRow[];
  batches: ReturnType<typeof useBatches>;
  /** Receives the ids of the orders that were not given. */
  onDone(left: ReadonlySet<string>): void;
}) {
  const people = useOrderPeople();
  const assign = useChange(assignOrders, "/staff/orders");

  async function give(to: { readonly _id: string; readonly name: string } | null): Promise<void> {
    const left = await batches.run(
      "Giving",
      rows.map(({ _id, assignedTo }) => ({ _id, from: assignedTo?._id ?? null })),
      async (orders) => {
        const body = { to: to?._id ?? null, orders: [...orders] };
        const { given: changed, refused } = await assign.mutateAsync({ body });
        return { changed, refused };
      },
      {
        now: (orders) => `Giving ${countOf(orders)}`,
        done: (orders) =>
          to ? `${countOf(orders)} given to ${to.name}` : `${countOf(orders)} given to nobody`,
        refused: (orders) => `${countOf(orders)} stay as they are`,
        failed: "No order was given",
        lost: (orders) =>
          `Perhaps ${countOf(orders)} changed hands: no answer came. The list is loaded again and shows it.`,
      },
    );
    if (left) onDone(left);
  }

  const isGiven = rows.some(({ assignedTo }) => assignedTo !== null);
  return (
    <Menu
      items={[
        ...people.map((person) => ({ name: person.words, run: () => void give(person) })),
        ...(isGiven ? [{ name: "Nobody", run: () => void give(null) }] : []),
      ]}
    >
      <Button small {...batches.button("Giving")}>
        Give to
        <Icon of={ChevronDown} size={15} />
      </Button>
    </Menu>
  );
}
