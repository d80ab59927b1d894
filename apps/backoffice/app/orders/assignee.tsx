import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { assignOrders } from "@suvarna/contract/orders/staff-desk";
import { SelectField } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { useOrderPeople } from "./use-order-people.ts";

/** The member of staff to whom the order is given. */
export function Assignee({ page: { order, assignedTo } }: { page: OrderPage }) {
  const mayMove = useMay("orders.move");
  const people = useOrderPeople();
  const assign = useChange(assignOrders, "/staff/orders");
  const from = assignedTo?._id ?? null;
  if (!mayMove) return assignedTo ? <p className="mt-4">Given to {assignedTo.name}</p> : null;

  async function give(to: string): Promise<void> {
    try {
      const orders = [{ _id: order._id, from }];
      const { refused } = await assign.mutateAsync({ body: { to: to || null, orders } });
      const [first] = refused;
      if (first) toast.failed("A colleague was faster", first.message);
    } catch (error) {
      toast.failed(...failureWords(error, "The order was not given"));
    }
  }

  const isListed = people.some(({ _id }) => _id === from);
  return (
    <SelectField
      label="Given to"
      className="mt-4"
      value={from ?? ""}
      disabled={assign.isPending}
      onChange={(event) => void give(event.currentTarget.value)}
    >
      <option value="">Nobody yet</option>
      {assignedTo && !isListed ? <option value={assignedTo._id}>{assignedTo.name}</option> : null}
      {people.map(({ _id, words }) => (
        <option key={_id} value={_id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
