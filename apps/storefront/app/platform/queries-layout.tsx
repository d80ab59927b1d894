import { Outlet } from "react-router";
import { Queries } from "./queries-provider.tsx";

/** The layout of the pages that use queries, which routes.ts lists. */
export default function QueriesLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
