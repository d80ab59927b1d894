import { accounts } from "./accounts/plugin.ts";
import { alerts } from "./alerts/plugin.ts";
import { approvalKinds } from "./approval-kinds.ts";
import { cart } from "./cart/plugin.ts";
import { catalogue } from "./catalogue/plugin.ts";
import { content } from "./content/plugin.ts";
import { copies } from "./copies/plugin.ts";
import { coupons } from "./coupons/plugin.ts";
import { figures } from "./figures/plugin.ts";
import { identity } from "./identity/plugin.ts";
import { imports } from "./imports/plugin.ts";
import { invoices } from "./invoices/plugin.ts";
import { media } from "./media/plugin.ts";
import { newsletter } from "./newsletter/plugin.ts";
import { notifications } from "./notifications/plugin.ts";
import { orders } from "./orders/plugin.ts";
import { registerBackOffice, registerFonts, registerPages } from "./pages/plugin.ts";
import { browserHosts, payments } from "./payments/plugin.ts";
import { registerOperation } from "./platform/http/operation.ts";
import type { Plugin } from "./platform/plugin.ts";
import { push } from "./push/plugin.ts";
import { RATES } from "./rates/index.ts";
import { fitnessToSell, rates } from "./rates/plugin.ts";
import { reactions } from "./reactions.ts";
import { restock } from "./restock/plugin.ts";
import { reviews } from "./reviews/plugin.ts";
import { seo } from "./seo/plugin.ts";
import { openServices, type Services, type ShopFoundation } from "./services.ts";
import { settings } from "./settings/plugin.ts";
import { staff } from "./staff/plugin.ts";
import { support } from "./support/plugin.ts";
import { translations } from "./translations/plugin.ts";
import { wishlist } from "./wishlist/plugin.ts";

/** All capabilities of the server, in the order in which they are registered. */
const CAPABILITIES: readonly Plugin<Services>[] = [
  figures,
  notifications,
  rates,
  media,
  catalogue,
  imports,
  content,
  translations,
  newsletter,
  identity,
  push,
  coupons,
  cart,
  wishlist,
  alerts,
  restock,
  support,
  payments,
  orders,
  reviews,
  invoices,
  settings,
  copies,
];

/**
 * The page that opens the payment gateways' windows. It is the only page on which the gateways'
 * scripts may run.
 */
const PAYMENT_PAGE = "/final";

/**
 * Builds the whole server without starting its background work: `main.ts` starts the jobs, the
 * relay and the rates.
 */
export async function createApp(foundation: ShopFoundation): Promise<Services> {
  const shop = await openServices(foundation);
  const { api, app, config, rates, server } = shop;

  const recordNames = [...CAPABILITIES, staff].flatMap(
    (capability) => capability.recordNames ?? [],
  );
  registerOperation(shop, {
    fitness: () => fitnessToSell(app.database, rates),
    figures: CAPABILITIES.flatMap(({ figures }) => figures?.(shop) ?? []),
    recordNames,
  });
  for (const capability of CAPABILITIES) await capability.register(shop);
  const personalData = CAPABILITIES.flatMap(({ personalData }) => personalData?.(shop) ?? []);
  await accounts.register({ ...shop, personalData });
  const kinds = approvalKinds({ ...shop, personalData });
  await staff.register({ ...shop, approvalKinds: kinds, recordNames });

  const { backOffice, storefront: build } = foundation;
  if (backOffice) await registerBackOffice(server, backOffice);
  const outside = { path: PAYMENT_PAGE, ...browserHosts(config.payments) };
  if (build) await registerFonts(server, build);
  const pageRates = { entries: rates.entries, tag: RATES };
  const hasPage = build
    ? await registerPages(server, { ...api, build, rates: pageRates, outside })
    : () => true;
  await seo.register({ ...shop, hasPage });

  shop.outbox.connect(reactions(shop));
  return shop;
}
