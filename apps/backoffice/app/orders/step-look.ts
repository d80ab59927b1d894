/**
 * The kind and the tooltip of the button of an order's next step. The step stays possible while a
 * request about the order waits for a second person, but the button does not advise it, because the
 * request may still cancel or refund the order.
 * @param hindered the hindrance that stops the step, in words; null without a hindrance
 * @param waits whether a request about the order waits for a second person
 * @param hasKey whether Ctrl Enter also makes the step
 */
export function stepLook(
  hindered: string | null,
  { waits, hasKey }: { readonly waits: boolean; readonly hasKey: boolean },
): { readonly kind: "primary" | "secondary"; readonly title: string | undefined } {
  const title = waits
    ? "A request about this order waits for a second person"
    : hasKey
      ? "Ctrl Enter"
      : undefined;
  return { kind: waits ? "secondary" : "primary", title: hindered ?? title };
}
