import type { Invoice } from "@suvarna/contract/invoices/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Skeleton } from "@suvarna/ui/skeleton.tsx";
import { TextLink } from "@suvarna/ui/text-link.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/order-page";
import { ArrowLeft, Printer } from "lucide";
import type { ReactNode } from "react";
import { LoadFailure, MembersOnly } from "../accounts/index.ts";
import { isNotFound } from "../platform/is-not-found.ts";
import { TaxDocument } from "./tax-document.tsx";

/** The page of a tax document with a print button, which is not printed. */
export function TaxDocumentPage({
  title,
  orderId,
  query: { data: taxDocument, error, refetch },
}: {
  title: string;
  orderId: string;
  query: { data: Invoice | undefined; error: Error | null; refetch: () => Promise<unknown> };
}) {
  const order = `/order-details/${orderId}`;
  return (
    <div className="wrap pb-section print:max-w-none print:p-0">
      <div className="print:hidden">
        <Breadcrumb
          trail={[
            { label: navigation.orderHistory, to: "/order-history" },
            { label: taxDocument ? taxDocument.order.number : say.order, to: order },
            { label: say.paperTitle(title) },
          ]}
        />
      </div>
      <MembersOnly
        to={say.toSeeYourPapers}
        waiting={<Skeleton className="h-200" />}
        frame={({ children }) => <Frame title={title}>{children}</Frame>}
      >
        {() =>
          taxDocument ? (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-9 gap-y-3 py-7 print:hidden">
                <TextLink to={order} before={<Icon of={ArrowLeft} size={17} />}>
                  {say.backToTheOrder}
                </TextLink>
                <Button look="secondary" size="small" onClick={() => window.print()}>
                  <Icon of={Printer} size={17} />
                  {say.print}
                </Button>
              </div>
              <TaxDocument title={title} taxDocument={taxDocument} />
            </>
          ) : (
            <Frame title={title}>
              {error === null ? <Skeleton className="h-200" /> : null}
              {isNotFound(error) ? <NoTaxDocument order={order} /> : null}
              {error && !isNotFound(error) ? (
                <LoadFailure error={error} retry={() => void refetch()} />
              ) : null}
            </Frame>
          )
        }
      </MembersOnly>
    </div>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="pt-10 pb-9">{say.paperTitle(title)}</h1>
      {children}
    </>
  );
}

function NoTaxDocument({ order }: { order: string }) {
  return (
    <EmptyState
      title={say.noSuchPaper}
      action={<ButtonLink to={order}>{say.seeTheOrder}</ButtonLink>}
    >
      {say.noSuchPaperText}
    </EmptyState>
  );
}
