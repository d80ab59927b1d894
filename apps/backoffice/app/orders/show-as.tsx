import { List, Plus, SquareKanban } from "lucide-react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../parts/button.tsx";
import { Segments } from "../parts/tabs.tsx";
import { useMay } from "../platform/session.ts";

/**
 * The actions at the head of the order list and of the board: a link from the list to the board or
 * back, and a link to a new counter order.
 */
export function ShowAs({ now }: { now: "list" | "board" }) {
  const navigate = useNavigate();
  const mayTake = useMay("orders.move");
  return (
    <>
      <span className="max-md:hidden">
        <Segments
          name="Show as"
          value={now}
          options={[
            { value: "list", name: "List", icon: List },
            { value: "board", name: "Board", icon: SquareKanban },
          ]}
          onChange={(next) => void navigate(next === "list" ? "/orders" : "/orders/board")}
        />
      </span>
      {mayTake ? (
        <ButtonLink kind="primary" icon={Plus} to="/counter">
          Take an order
        </ButtonLink>
      ) : null}
    </>
  );
}
