import { Outlet } from "react-router";
import { Queries } from "./queries-provider.tsx";

/** Stands around the pages that are built on queries: see routes.ts. */
export default function QueriesLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
