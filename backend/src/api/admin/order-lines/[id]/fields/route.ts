import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("orderLine")

/** What plugins declared of a line of an order, for its page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
