/**
 * Says on every page that this is a demonstration, which sells no pieces, and whether the rates are
 * simulated. On the narrowest phones the banner always has the height of two lines, because the
 * hero of the home page subtracts that height.
 */
export function DemonstrationBanner({ simulatedRates }: { simulatedRates: boolean }) {
  return (
    <p className="bg-sand px-3 py-1.5 text-center text-[0.75rem] leading-5 text-ink max-[23rem]:grid max-[23rem]:min-h-13 max-[23rem]:content-center">
      Demonstration shop: {simulatedRates ? "simulated rates, " : ""}nothing here is delivered.
    </p>
  );
}
