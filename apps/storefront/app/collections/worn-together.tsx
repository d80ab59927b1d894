import { withGst } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/collections";
import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { PHOTOGRAPH, productHref, usePrice, weightText } from "../pieces/index.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import type { StoryPiece } from "./load-story.ts";
import { useBuyingPair } from "./use-buying-pair.ts";

/** Two pieces that are worn together, with the sum of both prices. */
export function WornTogether({
  text,
  pieces: [one, other],
  address,
}: {
  text: string;
  pieces: readonly [StoryPiece, StoryPiece];
  /** The path of this page, to which the login leads back. */
  address: string;
}) {
  const { gstPercent, phone } = useShop();
  const gstRateBp = Math.round(gstPercent * 100);
  const prices = [usePrice(one), usePrice(other)];
  const payable = prices.map((price) => price && withGst(price.discountedPrice, gstRateBp));
  const [first, second] = payable;
  const sum = first && second ? first + second : null;
  const buying = useBuyingPair([one, other], address);
  return (
    <section className="bg-shell py-section">
      <div className="wrap grid gap-9 lg:grid-cols-12 lg:items-center lg:gap-6">
        <div className="lg:col-span-5">
          <h2>{say.wornTogether}</h2>
          <p className="mt-4 max-w-[32em] text-ink-soft">
            {say.togetherWeigh(
              text,
              <span key="weight" className="num">
                {weightText(one.netWeight + other.netWeight)}
              </span>,
            )}
          </p>
          {sum === null ? null : (
            <p className="mt-4.5 text-h3 font-medium">
              <Amount paise={sum} small />{" "}
              <span className="text-[0.9375rem] font-normal text-ink-soft">{say.withGst}</span>
            </p>
          )}
          <div className="mt-5.5 flex flex-wrap gap-3">
            {buying.possible && sum !== null ? (
              <Button busy={buying.busy} disabled={!buying.ready} onClick={buying.buy}>
                {say.addBoth}
              </Button>
            ) : null}
            <a href={telephoneAddress(phone)} className={buttonClass({ look: "secondary" })}>
              {say.seeInShop}
            </a>
          </div>
        </div>
        <ul className="grid grid-cols-2 gap-3.5 lg:col-span-6 lg:col-start-7">
          {[one, other].map((piece) => (
            <li key={piece._id}>
              <Link to={productHref(piece)} className="group block">
                <Picture
                  src={piece.images[0] ?? ""}
                  ground={piece.imageGrounds?.[0]}
                  alt=""
                  {...PHOTOGRAPH}
                  sizes="(min-width: 90rem) 318px, (min-width: 64rem) 22vw, 46vw"
                  className="aspect-square"
                />
                <span
                  lang={language.langOf(piece.name)}
                  className="mt-3 block text-small font-medium group-hover:underline"
                >
                  {piece.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
