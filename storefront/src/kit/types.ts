/** What slots hand over and calls answer. */
export type { User } from "@shop/contract/account/user"
export type { BasketLine } from "@shop/contract/basket/basket"
export type { FieldError } from "@shop/contract/failure"
export type { Order } from "@shop/contract/order/order"
export type { OrderLine } from "@shop/contract/order/order-lines"
export type { Shipment } from "@shop/contract/order/shipments"
export type { Product, ProductDetail } from "@shop/contract/product/product"
