import { getStaffProduct } from "@suvarna/contract/catalogue/staff-products";
import { useParams } from "react-router";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { PicturesPanel } from "./pictures-panel.tsx";

/** The page with only a product's pictures, for adding pictures after an import of products. */
export function PicturesPage() {
  const { id = "" } = useParams();
  const product = useRead(getStaffProduct, { params: { id } });
  return (
    <Answer of={product} what="The product">
      {({ _id, name, modelNumber, state }) => (
        <>
          <PageHead
            title={`Pictures of ${name}`}
            crumbs={[
              { to: "/products", name: "Products" },
              { to: `/products/${_id}`, name: modelNumber || name },
            ]}
            caption={
              state === "published"
                ? "Each change is in the shop at once."
                : "The piece is not in the shop yet, and nor are its pictures."
            }
          />
          <PicturesPanel productId={_id} />
        </>
      )}
    </Answer>
  );
}
