import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "./queries.ts";

/**
 * Provides the query client to the components below. The provider surrounds the pages that use
 * queries (queries-layout.tsx), and each part of a public page that uses queries and is loaded on
 * demand. A public page therefore opens without the query library. All parts share the same client.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
