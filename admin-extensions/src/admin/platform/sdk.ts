import Medusa from "@medusajs/js-sdk"

/** Medusa's API at this origin, with the session of whoever uses its admin. */
export const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })
