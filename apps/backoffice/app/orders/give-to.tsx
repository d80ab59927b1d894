import { assignOrders } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { ChevronDown } from "lucide-react";
import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { useOrderPeople } from "./use-order-people.ts";
import { countOf } from "./words.ts";

/** The menu that gives the chosen orders to a member of staff, or takes them back. */
export function GiveTo({ rows, onDone }: { rows: readonly OrderRow[]; onDone(): void }) {
  const people = useOrderPeople();
  const assign = useChange(assignOrders, "/staff/orders");

  async function give(to: { readonly _id: string; readonly name: string } | null): Promise<void> {
    try {
      const orders = rows.map(({ _id, assignedTo }) => ({ _id, from: assignedTo?._id ?? null }));
      const { given, refused } = await assign.mutateAsync({
        body: { to: to?._id ?? null, orders },
      });
      if (given.length > 0) {
        toast.done(to ? `${countOf(given.length)} given to ${to.name}` : "Given to nobody");
      }
      const [first] = refused;
      if (first) toast.failed(`${countOf(refused.length)} stay as they are`, first.message);
      onDone();
    } catch (error) {
      toast.failed("No order was given", sentenceOf(error));
    }
  }

  const isGiven = rows.some(({ assignedTo }) => assignedTo !== null);
  return (
    <Menu
      items={[
        ...people.map((person) => ({ name: person.words, run: () => void give(person) })),
        ...(isGiven ? [{ name: "Nobody", run: () => void give(null) }] : []),
      ]}
    >
      <Button small busy={assign.isPending ? "Giving" : false}>
        Give to
        <Icon of={ChevronDown} size={15} />
      </Button>
    </Menu>
  );
}
