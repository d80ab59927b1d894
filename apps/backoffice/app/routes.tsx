import type { RouteObject } from "react-router";
import { Frame } from "./shell/frame.tsx";
import { NoSuchPage, PageFailed } from "./shell/page-failed.tsx";

/**
 * The pages of the back office by their address below `/admin`. The code of a page is loaded when
 * the page is first opened.
 */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    // The screen stays empty until the code of the first page is loaded, because the layout has no
    // content without a page.
    hydrateFallbackElement: <div />,
    errorElement: <PageFailed />,
    children: [
      {
        errorElement: <PageFailed />,
        children: [
          {
            path: "/orders",
            lazy: async () => ({
              Component: (await import("./orders/orders-page.tsx")).OrdersPage,
            }),
          },
          {
            path: "/orders/board",
            lazy: async () => ({ Component: (await import("./orders/board-page.tsx")).BoardPage }),
          },
          {
            path: "/orders/:id",
            lazy: async () => ({ Component: (await import("./orders/order-page.tsx")).OrderPage }),
          },
          {
            index: true,
            lazy: async () => ({ Component: (await import("./today/today-page.tsx")).TodayPage }),
          },
          {
            path: "/settings",
            lazy: async () => ({
              Component: (await import("./settings/settings-page.tsx")).SettingsPage,
            }),
          },
          {
            path: "/approvals",
            lazy: async () => ({
              Component: (await import("./staff/approvals-page.tsx")).ApprovalsPage,
            }),
          },
          {
            path: "/products",
            lazy: async () => ({
              Component: (await import("./products/products-page.tsx")).ProductsPage,
            }),
          },
          {
            path: "/products/:id",
            lazy: async () => ({
              Component: (await import("./products/product-page.tsx")).ProductPage,
            }),
          },
          {
            // The parameter names the open dialog of the rates desk: override, hold, gold, silver
            // or adjust.
            path: "/rates/:dialog?",
            lazy: async () => ({ Component: (await import("./rates/rates-page.tsx")).RatesPage }),
          },
          {
            path: "/staff",
            lazy: async () => ({ Component: (await import("./staff/people-page.tsx")).PeoplePage }),
          },
          {
            path: "/audit",
            lazy: async () => ({ Component: (await import("./staff/audit-page.tsx")).AuditPage }),
          },
          {
            path: "/support/canned",
            lazy: async () => ({
              Component: (await import("./support/canned-page.tsx")).CannedPage,
            }),
          },
          {
            path: "/support/:number?",
            lazy: async () => ({
              Component: (await import("./support/support-page.tsx")).SupportPage,
            }),
          },
          {
            path: "/customers",
            lazy: async () => ({
              Component: (await import("./customers/customers-page.tsx")).CustomersPage,
            }),
          },
          {
            path: "/customers/:id",
            lazy: async () => ({
              Component: (await import("./customers/customer-page.tsx")).CustomerPage,
            }),
          },
          {
            path: "/newsletter",
            lazy: async () => ({
              Component: (await import("./newsletter/newsletter-page.tsx")).NewsletterPage,
            }),
          },
          {
            path: "/counter",
            lazy: async () => ({
              Component: (await import("./counter/counter-page.tsx")).CounterPage,
            }),
          },
          {
            path: "/orders/:id/refund",
            lazy: async () => ({
              Component: (await import("./orders/refund/refund-page.tsx")).RefundPage,
            }),
          },
          {
            path: "/papers/packing-slips",
            lazy: async () => ({
              Component: (await import("./papers/packing-slips-page.tsx")).PackingSlipsPage,
            }),
          },
          {
            path: "/papers/:id",
            lazy: async () => ({
              Component: (await import("./papers/papers-page.tsx")).PapersPage,
            }),
          },
          {
            path: "/papers/:id/packing-slip",
            lazy: async () => ({
              Component: (await import("./papers/packing-slip-page.tsx")).PackingSlipPage,
            }),
          },
          {
            path: "/books",
            lazy: async () => ({
              Component: (await import("./books/waiting-page.tsx")).WaitingPage,
            }),
          },
          {
            path: "/books/refunds",
            lazy: async () => ({
              Component: (await import("./books/refunds-page.tsx")).RefundsPage,
            }),
          },
          {
            path: "/books/settlements",
            lazy: async () => ({
              Component: (await import("./books/settlements-page.tsx")).SettlementsPage,
            }),
          },
          {
            path: "/books/cash",
            lazy: async () => ({ Component: (await import("./books/cash-page.tsx")).CashPage }),
          },
          {
            path: "/books/exports",
            lazy: async () => ({
              Component: (await import("./books/exports-page.tsx")).ExportsPage,
            }),
          },
          {
            path: "/translations/:kind?",
            lazy: async () => ({
              Component: (await import("./translations/translations-page.tsx")).TranslationsPage,
            }),
          },
          {
            path: "/translations/:kind/:id",
            lazy: async () => ({
              Component: (await import("./translations/translation-page.tsx")).TranslationPage,
            }),
          },
          {
            path: "/content",
            lazy: async () => ({
              Component: (await import("./content/articles-page.tsx")).ArticlesPage,
            }),
          },
          {
            path: "/content/articles/:id",
            lazy: async () => ({
              Component: (await import("./content/article-page.tsx")).ArticlePage,
            }),
          },
          {
            path: "/content/carousel",
            lazy: async () => ({
              Component: (await import("./content/carousel-page.tsx")).CarouselPage,
            }),
          },
          {
            path: "/content/categories",
            lazy: async () => ({
              Component: (await import("./content/categories-page.tsx")).CategoriesPage,
            }),
          },
          {
            path: "/content/collections",
            lazy: async () => ({
              Component: (await import("./content/collections-page.tsx")).CollectionsPage,
            }),
          },
          {
            path: "/content/testimonials",
            lazy: async () => ({
              Component: (await import("./content/testimonials-page.tsx")).TestimonialsPage,
            }),
          },
          {
            path: "/content/reviews",
            lazy: async () => ({
              Component: (await import("./content/reviews-page.tsx")).ReviewsPage,
            }),
          },
          {
            path: "/content/gallery",
            lazy: async () => ({
              Component: (await import("./content/gallery-page.tsx")).GalleryPage,
            }),
          },
          {
            path: "/content/about",
            lazy: async () => ({ Component: (await import("./content/about-page.tsx")).AboutPage }),
          },
          {
            path: "/content/shop",
            lazy: async () => ({ Component: (await import("./content/shop-page.tsx")).ShopPage }),
          },
          {
            path: "/content/policies",
            lazy: async () => ({
              Component: (await import("./content/policies-page.tsx")).PoliciesPage,
            }),
          },
          {
            path: "/content/promotions",
            lazy: async () => ({
              Component: (await import("./content/promotions-page.tsx")).PromotionsPage,
            }),
          },
          {
            path: "/coupons",
            lazy: async () => ({
              Component: (await import("./coupons/coupons-page.tsx")).CouponsPage,
            }),
          },
          {
            path: "/products/:id/pictures",
            lazy: async () => ({
              Component: (await import("./media/pictures-page.tsx")).PicturesPage,
            }),
          },
          {
            path: "/imports",
            lazy: async () => ({
              Component: (await import("./imports/imports-page.tsx")).ImportsPage,
            }),
          },
          {
            path: "/imports/:id",
            lazy: async () => ({
              Component: (await import("./imports/import-page.tsx")).ImportPage,
            }),
          },
          { path: "*", element: <NoSuchPage /> },
        ],
      },
    ],
  },
];
