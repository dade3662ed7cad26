import { fieldRoutes } from "../../../../http/thing-fields"

const routes = fieldRoutes("review")

/** What plugins declared of a review, for staff in Medusa Admin. */
export const GET = routes.GET
export const POST = routes.POST
