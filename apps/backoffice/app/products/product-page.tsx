import { getStaffProduct } from "@suvarna/contract/catalogue/staff-products";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { NoPermission } from "../parts/no-permission.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { ProductEditor } from "./product-editor.tsx";

/** The page with the editor of a product. The address `/products/new` starts a new product. */
export function ProductPage() {
  const { id = "" } = useParams();
  // When the first draft of a new product gets an id, the page keeps the same editor, so that the
  // focus is not lost.
  const [started, setStarted] = useState<string | null>(null);
  const isNew = id === "new" || id === started;
  return isNew ? (
    <NewProduct onStarted={setStarted} started={started} />
  ) : (
    <OneProduct key={id} id={id} />
  );
}

function OneProduct({ id }: { id: string }) {
  const product = useRead(getStaffProduct, { params: { id } });
  return (
    <Answer of={product} what="The product">
      {(loaded) =>
        loaded._id === id ? <ProductEditor loaded={loaded} onCreated={() => undefined} /> : null
      }
    </Answer>
  );
}

function NewProduct({
  started,
  onStarted,
}: {
  started: string | null;
  onStarted(id: string): void;
}) {
  const navigate = useNavigate();
  const mayEdit = useMay("products.edit");
  const product = useRead(
    getStaffProduct,
    { params: { id: started ?? "" } },
    { enabled: started !== null },
  );
  if (!mayEdit) {
    return (
      <>
        <PageHead title="New product" />
        <NoPermission what="New products" permission="products.edit" />
      </>
    );
  }
  return (
    <ProductEditor
      loaded={started === null ? null : (product.data ?? null)}
      onCreated={(id) => {
        onStarted(id);
        void navigate(`/products/${id}`, { replace: true });
      }}
    />
  );
}
