import { z } from "@medusajs/framework/zod"

const PATH_OF_THE_SHOP = /^\/(?![/\\])[^\s\\]*$/

/** A picture's http(s) address, or a path of the shop; the server never fetches it. */
export const imageAddress = z
  .string({ error: "image is required" })
  .trim()
  .min(1, "image is required")
  .max(2048, "must be at most 2048 characters")
  .regex(/^\P{Cc}*$/u, "image must not contain control characters")
  .refine(
    (text) => PATH_OF_THE_SHOP.test(text) || isWebAddress(text),
    "image must be an http(s) address or a path of the shop",
  )
  .meta({
    description: "An http(s) address, or a path of the shop such as POST /images answers",
    examples: ["/uploads/drawings/bd-2803-v.webp"],
  })

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ["http:", "https:"].includes(protocol) && username === "" && password === ""
}
