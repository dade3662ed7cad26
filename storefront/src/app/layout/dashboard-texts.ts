import { textsOf } from "@/platform/texts/texts-of"

/** Of the dashboard's menu. */
export const dashboardText = textsOf("dashboard", {
  myProfile: "My Profile",
  allProduct: "All Product",
  allUsers: "All Users",
  manageOrders: "Manage Orders",
  orders: "Orders",
  reviews: "Reviews",
  lists: "My Lists",
  garage: "Garage",
  dashboard: "Dashboard",
})
