import { ShopError } from "../../../../../errors/shop-error"
import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("customer", () => new ShopError("user_not_found"))

/** What plugins declared of a customer, for their page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
