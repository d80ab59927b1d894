export { OrderPapers } from "./order-papers.tsx";
