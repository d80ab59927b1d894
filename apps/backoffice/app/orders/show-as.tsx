import { List, Plus, SquareKanban } from "lucide";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ButtonLink, IconButton } from "../parts/button.tsx";
import { Segments } from "../parts/tabs.tsx";
import { useMay } from "../platform/session.ts";

const OPTIONS = [
  { value: "list", name: "List", icon: List },
  { value: "board", name: "Board", icon: SquareKanban },
] as const;
const ADDRESSES = { list: "/orders", board: "/orders/board" } as const;

/** The switch from the list to the board and back, as an icon beside the title on a phone. */
export function ShowOther({ now }: { now: "list" | "board" }) {
  const navigate = useNavigate();
  const other = now === "list" ? OPTIONS[1] : OPTIONS[0];
  return (
    <IconButton
      icon={other.icon}
      name={`Show as ${other.name.toLowerCase()}`}
      className="md:hidden"
      onClick={() => void navigate(ADDRESSES[other.value])}
    />
  );
}

/**
 * The actions at the head of the order list and of the board: the switch from the list to the board
 * and back, the actions of the page, and a link to a new counter order.
 */
export function ShowAs({ now, children }: { now: "list" | "board"; children?: ReactNode }) {
  const navigate = useNavigate();
  const mayTake = useMay("orders.move");
  return (
    <>
      <span className="max-md:hidden">
        <Segments
          name="Show as"
          value={now}
          options={OPTIONS}
          onChange={(next) => void navigate(ADDRESSES[next])}
        />
      </span>
      {children}
      {mayTake ? (
        <ButtonLink kind="primary" icon={Plus} to="/counter">
          Take an order
        </ButtonLink>
      ) : null}
    </>
  );
}
