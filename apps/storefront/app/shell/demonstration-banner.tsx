/**
 * Says on every page that nothing here is for sale, and when the rates are made up. On the narrowest
 * phones it has the height of two lines, whether its words need them or not: the hero of the home
 * page counts with it.
 */
export function DemonstrationBanner({ simulatedRates }: { simulatedRates: boolean }) {
  return (
    <p className="bg-sand px-3 py-1.5 text-center text-[0.75rem] leading-5 text-ink max-[23rem]:grid max-[23rem]:min-h-13 max-[23rem]:content-center">
      Demonstration shop: {simulatedRates ? "simulated rates, " : ""}nothing here is delivered.
    </p>
  );
}
