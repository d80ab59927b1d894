import { getStaffProduct } from "@suvarna/contract/catalogue/staff-products";
import { useParams } from "react-router";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { PicturesPanel } from "./pictures-panel.tsx";

/** The pictures of a product on a separate page, for the work after an import. */
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
