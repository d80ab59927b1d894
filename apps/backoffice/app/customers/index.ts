export { CustomerTabs } from "./customer-tabs.tsx";
