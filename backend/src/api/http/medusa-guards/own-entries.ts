/**
 * Calls of /admin that leave no general entry, by method and pattern, each with the reason. A test
 * holds that every one of them is a route of the booted shop.
 */
export const OWN_ENTRIES: Readonly<Record<string, string>> = {
  "POST /admin/customers/:id/member": "the role's own entry",
  "DELETE /admin/customers/:id/person-data": "the erasure's own entry",
  "POST /admin/orders/:id/cancel": "the order's own entry",
  "POST /admin/orders/:id/deliver": "the order's own entry",
  "POST /admin/orders/:id/shipments": "the order's own entry",
  "DELETE /admin/orders/:id/shipments/:shipment_id": "the order's own entry",
  "POST /admin/orders/:id/notes": "the order's own entry",
  "POST /admin/delivery-queue/deliver": "each order's own entry",
  "POST /admin/payments/:id/refund": "the order's own entry",
  "POST /admin/price-ladders/:id": "the price's own entry",
  "POST /admin/products/:id/quantity-rule": "the rule's own entry",
  "POST /admin/products-import": "an entry for each price, stock and rule",
  "POST /admin/reviews/:id": "the review's own entry",
  "DELETE /admin/reviews/:id": "the review's own entry",
  "POST /admin/reviews/:id/reply": "the review's own entry",
  "POST /admin/reviews/batch": "the reviews' own entries",
  "POST /admin/shop-settings": "the settings' own entry",
  "POST /admin/orders/export": "the export's own entry",
  "POST /admin/products/export": "the export's own entry",
  "POST /admin/inventory-items/export": "the export's own entry",
  "POST /admin/views/:entity/configurations": "how one person looks at a list",
  "POST /admin/views/:entity/configurations/:id": "how one person looks at a list",
  "DELETE /admin/views/:entity/configurations/:id": "how one person looks at a list",
  "POST /admin/views/:entity/configurations/active": "how one person looks at a list",
  "POST /admin/layouts/:zone/configuration": "how one person looks at a page",
  "DELETE /admin/layouts/:zone/configuration": "how one person looks at a page",
}
