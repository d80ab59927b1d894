import type { ListedApproval } from "@suvarna/contract/staff/staff-schemas";
import { Link } from "react-router";

/**
 * The link to the order, the piece or the import that a request is about, by the number or the name
 * that people know, with the shopper of an order. Nothing for requests about other things.
 */
export function ApprovalSubject({
  approval: { kind, subject, subjectName, shopperName },
}: {
  approval: ListedApproval;
}) {
  if (subject === null) return null;
  if (kind === "products.price") {
    return (
      <Link to={`/products/${subject}`} className="link">
        Open {subjectName ?? "the piece"}
      </Link>
    );
  }
  if (kind === "products.import") {
    return (
      <Link to={`/imports/${subject}`} className="link">
        Look at its rows
      </Link>
    );
  }
  if (!kind.startsWith("order.") && kind !== "return.accept") return null;
  return (
    <Link to={`/orders/${subject}`} className="link">
      Open{" "}
      {subjectName === null ? (
        "the order"
      ) : (
        <>
          order <span className="whitespace-nowrap">{subjectName}</span>
        </>
      )}
      {shopperName === null ? null : ` of ${shopperName}`}
    </Link>
  );
}
