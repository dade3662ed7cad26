/** What plugins declared of a use case's `additional_data`, checked; empty where none was sent. */
export type AdditionalData = Readonly<Record<string, unknown>>

/** Who orders, and where it is to be sent. */
export type Buyer = {
  customer_id: string
  email: string
  name: string
  phone: string
  address: string
}

/** A line that the shop itself allows; amounts in major units, as staff wrote them. */
export type LineToPlace = {
  /** The `_id` of its part at /api/v1. */
  part_id: string
  product_id: string
  variant_id: string
  name: string
  sku: string
  quantity: number
  unit_price: number
  total: number
  /** What was sent of the fields that plugins declared of a line; of a preview what is filled in so far. */
  additional_data: AdditionalData
  /** What a refusal calls its fields: `lines.3.qty`, or `qty` where the body is of one line. */
  fields: { part: string; quantity: string; price: string }
}

/** What an order would be, told to whoever adds to its price: for an order, or for a preview of one. */
export type OrderToPrice = {
  /** Null where a guest looks at what it would come to. */
  customer_id: string | null
  currency_code: string
  lines: readonly Omit<LineToPlace, "fields">[]
  /** Of a preview what is filled in so far, which may be nothing. */
  additional_data: AdditionalData
}

/** A line that a plugin adds beside the parts; amounts in major units. */
export type LineToAdd = {
  /** By which the plugin knows it again; there is one of each key for a line. */
  key: string
  /** For people. */
  title: string
  /** The place in `lines` of what it is added for; without it, it is of the whole order. */
  for_line?: number
  quantity: number
  /** Rounded to what can be paid; below 0 for a discount. */
  unit_price: number
  /** Whether it is taxed, as its line is or by the default rate. So it is where nothing is said. */
  is_taxed?: boolean
}

/** A line that was added, with the plugin that did. */
export type AddedLine = Required<Omit<LineToAdd, "for_line">> & {
  plugin: string
  for_line: number | null
  /** unit_price × quantity */
  total: number
}

export type OrderToPlace = {
  buyer: Buyer
  lines: readonly LineToPlace[]
  /** What plugins add to its price; nothing of a cart of /store. */
  added: readonly AddedLine[]
  additional_data: AdditionalData
}

export type PlacedLine = {
  /** Medusa's line item. */
  id: string
  product_id: string | null
  variant_id: string | null
  title: string
  quantity: number
  unit_price: number
  additional_data: AdditionalData
}

export type PlacedAddedLine = AddedLine & {
  /** Medusa's line item; its `metadata.added_by` has plugin, key and `line_id`. */
  id: string
  /** The line item that it was added for. */
  line_id: string | null
}

export type PlacedOrder = {
  order_id: string
  customer_id: string | null
  email: string | null
  currency_code: string
  /** What is to be paid, with all tax, in major units. */
  total: number
  lines: readonly PlacedLine[]
  added: readonly PlacedAddedLine[]
  additional_data: AdditionalData
}

export type OrderToDeliver = {
  order_id: string
  /** Who of the staff delivers. */
  delivered_by: string | null
  additional_data: AdditionalData
}

export type DeliveryTakenBack = {
  order_id: string
  /** Who of the staff took a shipment of it back. */
  taken_back_by: string | null
}

export type OrderToCancel = {
  order_id: string
  /** Null where the shop itself does: nobody paid in time. */
  canceled_by: string | null
}

/** Amounts in major units. */
export type ProductToCreate = {
  name: string
  description: string
  image: string
  price: number
  stock: number
  additional_data: AdditionalData
}

export type CustomerToRegister = { email: string; name: string }

/** Each point at which the shop calls plugins, and what it tells them there. */
export type Points = {
  "placeOrder.price": OrderToPrice
  "placeOrder.validate": OrderToPlace
  "placeOrder.placed": PlacedOrder
  "payOrder.paid": { order_id: string; payment_id: string }
  "deliverOrder.validate": OrderToDeliver
  "deliverOrder.delivered": OrderToDeliver
  "deliverOrder.takenBack": DeliveryTakenBack
  "cancelOrder.validate": OrderToCancel
  "cancelOrder.cancelled": OrderToCancel
  "createProduct.validate": ProductToCreate
  "createProduct.created": ProductToCreate & { product_id: string }
  "registerCustomer.validate": CustomerToRegister
  "registerCustomer.registered": CustomerToRegister & { customer_id: string }
}

export type Point = keyof Points

/** The use cases whose calls take `additional_data`. */
export type UseCase = "placeOrder" | "deliverOrder" | "createProduct"
