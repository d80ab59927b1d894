import { anyOf, apps, backOffice, tests } from "./paths.mjs";

/**
 * The other folders that each folder of the back office may use, always through their index.ts.
 * Every folder may also use the platform, the parts and the sign-in.
 */
const backOfficeEdges = {
  books: [],
  content: [],
  counter: ["papers"],
  coupons: [],
  customers: ["support"],
  imports: ["media"],
  media: [],
  newsletter: ["customers"],
  orders: ["papers"],
  papers: [],
  products: ["media"],
  rates: [],
  settings: [],
  staff: [],
  support: [],
  today: [],
  translations: ["content"],
};

export const backOfficeRules = Object.entries(backOfficeEdges).map(([capability, others]) => ({
  name: `back-office/${capability}`,
  comment: `It may use ${["platform", "parts", "sign-in", ...others].join(", ")}; other folders through their index.ts.`,
  from: { path: `${backOffice}/${capability}/`, pathNot: tests },
  to: {
    path: apps,
    pathNot: [
      `${backOffice}/${anyOf([capability, "platform", "parts", "sign-in"])}/`,
      ...others.map((other) => `${backOffice}/${other}/index[.]ts$`),
    ],
  },
}));
