import { z } from "@medusajs/framework/zod"
import { compiledSchema } from "../compiled-schema"

const schema = z
  .strictObject({
    name: z.preprocess((value) => value ?? undefined, z.string().trim().min(1, "is empty")),
    count: z.union([z.string(), z.number()]).transform(Number).optional(),
  })
  .superRefine(({ name, count }, context) => {
    if (name === "none" && count) context.addIssue({ code: "custom", message: "counts nothing" })
  })

describe("a schema as code", () => {
  const values = [
    { name: " bolt ", count: "7" },
    { name: "bolt" },
    { name: null },
    { name: "  ", count: 1 },
    { name: "none", count: 2 },
    { name: "bolt", other: 1 },
    "bolt",
  ]

  it.each(values)("takes and refuses %j as the schema itself does", (value) => {
    expect(compiledSchema(schema).safeParse(value)).toEqual(schema.safeParse(value))
  })

  it("is made once", () => {
    expect(compiledSchema(schema)).toBe(compiledSchema(schema))
    expect(compiledSchema(schema)).not.toBe(schema)
  })
})
