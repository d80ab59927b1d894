import { getProduct } from "@suvarna/contract/catalogue/calls";
import { ApiError } from "@suvarna/contract/client";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import * as say from "@suvarna/words/here/compare";
import { istTime } from "@suvarna/words/here/indian-time";
import * as navigation from "@suvarna/words/here/navigation";
import { useEffect } from "react";
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import { keepCompared, loadCompared, readCompared, useCompared } from "../pieces/index.ts";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { compareAddress, PIECES_PARAMETER } from "../site-map.ts";
import type { Route } from "./+types/compare-page.ts";
import { CompareEmpty } from "./compare-empty.tsx";
import { CompareHelp } from "./compare-help.tsx";
import { CompareTable } from "./compare-table.tsx";
import { type ComparedPiece, comparedPiece } from "./compared-piece.ts";

interface CompareData {
  readonly pieces: readonly ComparedPiece[];
}

const load: Load<CompareData> = async (api, { search, signal }) => {
  const slugs = readCompared(search.get(PIECES_PARAMETER));
  const products = await Promise.all(
    slugs.map((id) =>
      api.call(getProduct, { params: { id } }, { signal }).catch((error: unknown) => {
        // A piece that the shop no longer has is left out, and the other pieces are compared.
        if (error instanceof ApiError && error.code === "product_not_found") return null;
        throw error;
      }),
    ),
  );
  return { pieces: products.flatMap((product) => (product ? [comparedPiece(product)] : [])) };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = (place: MetaArgs) => pageMeta({ title: say.title, personal: true }, place);

/**
 * The compared pieces are named in the query, so the data is loaded again when the query changes.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search !== nextUrl.search;
}

/**
 * The page that compares two to four pieces side by side. The pieces are named in the address, so
 * that the page can be shared.
 */
export default function ComparePage({ loaderData: { pieces } }: Route.ComponentProps) {
  useStoredPieces(pieces);
  const time = useRateEntries()[0]?.updatedAt;
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        trail={[
          { label: navigation.home, to: "/" },
          { label: navigation.shop, to: "/shop" },
          { label: say.title },
        ]}
      />
      {pieces.length === 0 ? (
        <CompareEmpty />
      ) : (
        <>
          <CompareTable
            pieces={pieces}
            title={titleOf(pieces)}
            caption={time ? say.atTheRateOf(istTime(time)) : ""}
          />
          <CompareHelp count={pieces.length} />
        </>
      )}
    </div>
  );
}

/**
 * Stores the shown pieces in the browser. When the address names no pieces, the stored pieces are
 * shown.
 */
function useStoredPieces(pieces: readonly ComparedPiece[]): void {
  const navigate = useNavigate();
  const shownSlugs = pieces.map(({ slug }) => slug).join(",");
  useEffect(() => {
    if (shownSlugs !== "") {
      keepCompared(shownSlugs.split(","));
      return;
    }
    // An address without the parameter shows the stored pieces. An empty parameter means that the
    // visitor has removed the last piece, so the stored pieces are removed too.
    if (new URLSearchParams(window.location.search).has(PIECES_PARAMETER)) {
      keepCompared([]);
      return;
    }
    loadCompared();
    const { slugs } = useCompared.getState();
    if (slugs.length > 0) void navigate(compareAddress(slugs), { replace: true });
  }, [shownSlugs, navigate]);
}

/**
 * The title of the comparison: `Three rings, side by side`, or "pieces" where they are of several
 * kinds.
 */
function titleOf(pieces: readonly ComparedPiece[]): string {
  const [first] = pieces;
  if (!first || pieces.length === 1) return say.onePiece;
  const isOneKind = pieces.every(({ kind }) => kind === first.kind);
  return say.sideBySide(pieces.length, isOneKind ? first.kind : null);
}
