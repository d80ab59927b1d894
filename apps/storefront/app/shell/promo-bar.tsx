import { Link } from "react-router";
import { useRootData } from "../platform/root-data.ts";
import { RateTicker } from "./rate-ticker.tsx";

/** The dark bar above the header, with the shop's promise and today's rates. */
export function PromoBar() {
  // The bar is on error pages too, which may have no data of the shop.
  const promotion = useRootData()?.shop.promotion;
  const text = promotion?.text ?? "Free express worldwide shipping";
  return (
    <div className="on-wine bg-wine-deep">
      <div className="min-[86rem]:wrap min-[86rem]:grid min-[86rem]:grid-cols-[1fr_auto_1fr] min-[86rem]:items-center">
        <p className="px-4 py-2.5 text-center text-caption leading-5 tracking-[0.03em] min-[86rem]:col-start-2">
          {promotion?.link ? (
            <Link to={promotion.link} className="hover:underline hover:underline-offset-4">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        <RateTicker />
      </div>
    </div>
  );
}
