import { z } from "@medusajs/framework/zod"

/** 400 for a cursor that this list did not give out. */
export function unknownCursor(): z.ZodError {
  const message = "is not a cursor of this list: begin again without one"
  return new z.ZodError([{ code: "custom", path: ["cursor"], message, input: undefined }])
}
