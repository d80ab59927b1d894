import * as say from "@suvarna/words/here/pieces";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Link } from "react-router";
import { compareAddress } from "../site-map.ts";
import { loadCompared, useCompared, withPiece } from "./compared.ts";

/** A link to the comparison of this piece with the pieces that the visitor chose before. */
export function CompareLink({
  slug,
  name,
  className,
  children,
}: {
  slug: string;
  /** The name of the piece, for a link whose text does not name the piece. */
  name?: string;
  className: string;
  children: ReactNode;
}) {
  const slugs = useCompared((compared) => compared.slugs);
  useEffect(loadCompared, []);
  return (
    <Link
      to={compareAddress(withPiece(slugs, slug))}
      aria-label={name === undefined ? undefined : say.comparePiece(name)}
      className={className}
    >
      {children}
    </Link>
  );
}

/**
 * The link "Compare" on a card. The link is left out while the visitor compares no pieces, because
 * a card shows only what most visitors need.
 */
export function CompareOnCard({
  piece,
}: {
  piece: { readonly slug: string; readonly name: string };
}) {
  const { slug, name } = piece;
  const isComparing = useCompared(({ slugs }) => slugs.length > 0 && !slugs.includes(slug));
  useEffect(loadCompared, []);
  if (!isComparing) return null;
  return (
    <CompareLink
      slug={slug}
      name={name}
      className="link-gold relative z-2 mt-1 inline-flex min-h-11 items-center self-start text-small text-wine sm:min-h-8"
    >
      {say.compare}
    </CompareLink>
  );
}
