import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("customer")

/** What plugins declared of a customer, for their page in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
