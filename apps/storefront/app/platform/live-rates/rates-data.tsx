import { use } from "react";
import { followsRates } from "./follows-rates.tsx";
import { RATES_ID, RatesContext } from "./rendered-rates.ts";

/**
 * The data block with the rates with which the server rendered the page. The browser renders the
 * same page from them, until newer rates arrive.
 */
export const RatesData = followsRates(() => {
  const entries = use(RatesContext).entries();
  return (
    <script
      id={RATES_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text can't end the element, and Trusted Types allow a script no text of its own
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entries).replaceAll("<", "\\u003c") }}
    />
  );
});
