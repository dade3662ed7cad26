import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("order")

/** What plugins declared of an order, for its page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
