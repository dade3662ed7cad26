import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("product")

/** What plugins declared of a product, for its page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
