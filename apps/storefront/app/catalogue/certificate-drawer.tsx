import type { Product } from "@suvarna/contract/catalogue/schemas";
import { finenessOf, SHOWN_PURITY } from "@suvarna/domain/fineness";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Stamp } from "@suvarna/ui/stamp.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/product-facts";
import type { ReactNode } from "react";
import {
  metalInColour,
  PHOTOGRAPH,
  placeholderPicture,
  stoneName,
  weightText,
} from "../pieces/index.ts";
import { FactBox } from "./fact-box.tsx";
import { stoneText } from "./stone-text.ts";

/**
 * The content of the drawer that explains the marks struck into a piece, and the piece's report.
 */
export function CertificateContent({
  product,
  madeToOrder,
}: {
  product: Product;
  /** Whether the piece is made to order, so that it gets its own HUID only when it is made. */
  madeToOrder: boolean;
}) {
  const { carat, certificate, metal, stones, netWeight, images, name } = product;
  const huid = madeToOrder ? null : product.huid;
  const isHallmarked = huid !== null || /hallmark/i.test(certificate ?? "");
  const close = images[1] ?? images[0];
  return (
    <>
      {isHallmarked ? (
        <>
          <p className="text-small text-ink-soft">
            {huid ? say.struckInto : say.struckWhenFinished}
          </p>
          <ul aria-label={say.marks} className="mt-3.5 mb-3.5 flex flex-wrap gap-x-6.5 gap-y-3">
            <Mark words="BIS">{say.standardMark}</Mark>
            <Mark words={`${carat}${finenessOf(product)}`}>
              {say.purityMark(SHOWN_PURITY[carat])}
            </Mark>
            <Mark words={huid ?? "HUID"}>{say.huidOfPiece}</Mark>
          </ul>
          <p className="text-small text-ink-soft">{say.checkHuid}</p>
        </>
      ) : (
        <p className="text-small text-ink-soft">
          {metal === "Silver" ? say.silverByPurity : say.purityOnCard}
        </p>
      )}
      <FactBox
        className="mt-6.5"
        facts={[
          ...(certificate ? [[say.certificate, language.certificateOf(product)] as const] : []),
          ...stones.map((stone) => [stoneName(stone), stoneText(stone)] as const),
          [say.metal, say.metalAndNetWeight(metalInColour(product), weightText(netWeight))],
        ]}
      />
      {close ? (
        <Picture
          src={close}
          standIn={placeholderPicture(product)}
          alt={say.settingFromNear(name)}
          {...PHOTOGRAPH}
          sizes="408px"
          className="mt-6.5 aspect-video"
        />
      ) : null}
    </>
  );
}

function Mark({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="text-caption text-ink-mute">
      <span className="mb-1 flex">
        <Stamp>{words}</Stamp>
      </span>
      {children}
    </li>
  );
}
