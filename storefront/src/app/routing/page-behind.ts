/** The page that an address shows: a dialog of the dashboard has an address but is no page. */
export function pageBehind(pathname: string): string {
  return pathname
    .replace(/^\/dashboard\/payment\/.*/, "/dashboard/orders")
    .replace(/^\/dashboard\/updateUser\/.*/, "/dashboard")
    .replace(/^\/dashboard\/update\/.*/, "/dashboard/product")
}
