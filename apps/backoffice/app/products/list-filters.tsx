import { listCategoryNames } from "@suvarna/contract/catalogue/staff-categories";
import { CARATS } from "@suvarna/domain/fineness";
import { huidOfTag } from "@suvarna/domain/huid";
import { useNavigate } from "react-router";
import { categoryLabel } from "../parts/category-title.ts";
import { Filter } from "../parts/filter.tsx";
import { ScanButton } from "../parts/scan-button.tsx";
import { Filters, SearchField } from "../parts/search-field.tsx";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { MAKING_OPTIONS, WEIGHT_OPTIONS } from "./list-query.ts";
import { useRatesOfNow } from "./rates.ts";
import { METAL_WORDS } from "./words.ts";

const LONGEST_SEARCH = 100;

/** The search, the scanner of tags and the filters of the list of products. */
export function ListFilters() {
  const { readAt } = useRatesOfNow();
  const { data: categories } = useRead(listCategoryNames, {});
  const navigate = useNavigate();
  /**
   * Searches all products for the HUID of a scanned tag or, if the tag has none, for its whole
   * text.
   */
  function findTag(text: string): boolean {
    const q = (huidOfTag(text) ?? text).trim().slice(0, LONGEST_SEARCH);
    if (q !== "") void navigate(`?${new URLSearchParams({ q })}`);
    return q !== "";
  }
  return (
    <Filters
      search={
        <>
          <SearchField placeholder="Name, model number, HUID" />
          <ScanButton wants="a tag of the shop" onRead={findTag} />
        </>
      }
      summary={readAt && `prices at the rate of ${sayTime(readAt)}, without GST`}
    >
      <Filter
        name="Category"
        parameter="category"
        options={(categories ?? []).map((each) => ({
          value: each._id,
          name: categoryLabel(each),
        }))}
        unlisted={categories ? "a deleted category" : "…"}
      />
      <Filter
        name="Metal"
        parameter="metal"
        options={CARATS.map((carat) => ({ value: carat, name: METAL_WORDS[carat] }))}
      />
      <Filter name="Weight" parameter="weight" options={WEIGHT_OPTIONS} />
      <Filter name="Making" parameter="making" options={MAKING_OPTIONS} />
    </Filters>
  );
}
