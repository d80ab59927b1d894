import { Picture } from "@suvarna/ui/picture.tsx";

const HALLMARK = {
  src: "/pictures/about-hallmark.jpg",
  alt: "Close view of the hallmark inside a gold band, 22K916 and HUID, loose stones on dark cloth behind",
  width: 1600,
  height: 1000,
};

/** The shop's text on how a piece is made. */
export function FromTheShop({ text }: { text: string }) {
  return (
    <section aria-labelledby="from-the-shop" className="bg-shell py-section">
      <div className="wrap grid items-center gap-11 lg:grid-cols-2 lg:gap-18">
        <Picture
          {...HALLMARK}
          sizes="(min-width: 90rem) 624px, (min-width: 64rem) 44vw, 92vw"
          className="aspect-[3/2]"
        />
        <div className="max-w-[34em]">
          <p className="label mb-3.5">From the shop</p>
          <h2 id="from-the-shop">How it is made</h2>
          <p className="mt-4.5 text-lead text-ink-soft">{text}</p>
        </div>
      </div>
    </section>
  );
}
