import { searchesFor } from "../searches"

describe("the searches for a part", () => {
  const part = { id: "variant_1", sku: "BD-000017-L", title: "Brake disc Garnet Estate 17" }

  it("are by each way that people know it", () => {
    expect(searchesFor([{ ...part, oem: "34.11-6 855" }])).toEqual({
      SKU: ["bd-000017-l"],
      "OEM number": ["34-116/855"],
      "name's words": ["brake disc garnet"],
      "one typo": ["brake disc ganet"],
      "two letters": ["brake disc vw"],
    })
  })
})
