import { PageHead } from "@suvarna/ui/page.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import * as say from "@suvarna/words/here/checkout";
import type { ReactNode } from "react";

/** The frame of the checkout page while the form is not shown. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pb-section">
      <PageHead title={say.checkout} />
      {children}
    </div>
  );
}

/** The skeleton of the checkout form. */
export function CheckoutWaiting() {
  return (
    <div aria-busy className="grid gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div className="grid content-start gap-5">
        <Skeleton className="h-13" />
        <Skeleton className="mt-10 h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </div>
      <Skeleton className="h-125" />
    </div>
  );
}
