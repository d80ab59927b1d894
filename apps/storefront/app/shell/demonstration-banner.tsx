/** Says on every page that nothing here is for sale, and when the rates are made up. */
export function DemonstrationBanner({ simulatedRates }: { simulatedRates: boolean }) {
  return (
    <p className="bg-sand px-3 py-1.5 text-center text-[0.75rem] leading-5 text-ink">
      Demonstration shop: {simulatedRates ? "simulated rates, " : ""}nothing here is delivered.
    </p>
  );
}
