/** The event of a server that has loaded everything; its data is empty. */
export const SHOP_STARTED = "shop.started"
