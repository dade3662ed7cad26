import { ShopError } from "../../../../../errors/shop-error"
import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("order", () => new ShopError("order_not_found"))

/** What plugins declared of an order, for its page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
