import type { StaffPlace } from "@suvarna/contract/staff/socket";
import { Users } from "lucide";
import { useOthersAt } from "../platform/presence.ts";
import { Pill } from "./pill.tsx";

/** The pill that names the other people that have the same order, product or ticket open. */
export function OtherViewers({ topic, id }: StaffPlace) {
  const others = useOthersAt(topic, id);
  return (
    <span role="status" className="min-w-0 empty:hidden">
      {others.length > 0 ? (
        <Pill icon={Users}>
          {others.length === 1 ? "1 other person" : `${others.length} other people`}:{" "}
          <span className="clip max-w-50">{others.map(({ name }) => name).join(", ")}</span>
        </Pill>
      ) : null}
    </span>
  );
}
