import { deleteRestock, listRestock } from "@suvarna/contract/restock/calls";
import type { Restock } from "@suvarna/contract/restock/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as alerts from "@suvarna/words/here/alerts";
import { longDate } from "@suvarna/words/here/indian-time";
import * as language from "@suvarna/words/here/language";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/restock";
import { Link } from "react-router";
import { browserApi } from "../platform/api.ts";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient, usePersonalQuery } from "../platform/queries.ts";
import { useRemoval } from "./use-removal.ts";

const KEY = ["restock"] as const;

/** The sold-out pieces that the user waits for, on the page of the price alerts. */
export function RestockList() {
  const { data } = usePersonalQuery(KEY, (api, signal) => api.call(listRestock, {}, { signal }));
  if (!data || data.requests.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="heading-3 mb-4">{say.waitedFor}</h2>
      <ul
        tabIndex={-1}
        aria-label={say.waitedFor}
        className="border-t border-line-strong outline-none"
      >
        {data.requests.map((request) => (
          <Entry key={request._id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ request: { _id: id, product, size, askedAt } }: { request: Restock }) {
  const { entry, removing, remove } = useRemoval(async () => {
    await browserApi.call(deleteRestock, { params: { id } });
    await queryClient().invalidateQueries({ queryKey: personalKey(...KEY) });
  }, say.notDeleted);
  return (
    <li
      ref={entry}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line py-6"
    >
      <Picture
        src={product.image}
        alt=""
        width={144}
        height={144}
        sizes="72px"
        className="size-18 bg-shell object-cover"
      />
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-medium">
          <Link
            to={`/product/${product.slug}`}
            lang={language.langOf(product.name)}
            className="hover:underline hover:decoration-gold hover:underline-offset-4"
          >
            {product.name}
          </Link>
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {say.askedOn(size === null ? pieces.outOfStock : say.sizeIs(size), longDate(askedAt))}
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        aria-label={say.doNotWaitFor(product.name)}
        busy={removing && alerts.deleting}
        onClick={() => void remove()}
      >
        {alerts.deleteIt}
      </Button>
    </li>
  );
}
