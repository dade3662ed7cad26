import { catalogueParts } from "../../../demo/src/parts/parts"
import { imageWithoutTrail } from "../setup/run/database-image"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { exportFile, importOf, sendFile } from "../setup/products/product-file"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let token: string

    beforeAll(async () => {
      await openShop(getContainer())
      await addPart(getContainer(), { sku: "BD-1", name: "Disc one" })
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const send = async (file: string) => importOf(await sendFile(api, file, { token }))

    it("takes back what the export wrote and changes nothing, odd texts and all", async () => {
      const odd = [
        "=SUM(A1)",
        '"quoted", a;b',
        "two\r\nlines",
        "'=apostrophe",
        "Ä漢🔧",
        "-5 |\\ °C",
      ]
      for (const [index, name] of odd.entries()) {
        await addPart(getContainer(), {
          sku: `ODD-${index}`,
          name,
          oemNumbers: odd.map((number) => ({ maker: "=M", number })),
        })
      }
      const someParts = catalogueParts().filter((_, index) => index % 40 === 0)
      for (const { sku, name, price, stock, rule, oemNumbers } of someParts) {
        await addPart(getContainer(), { sku, name, price, stock, rule, oemNumbers })
      }
      const bare = { title: "Bare", options: [{ title: "Size", values: ["S", "L"] }] }
      const variants = ["S", "L"].map((Size) => ({ title: Size, options: { Size }, prices: [] }))
      const body = { ...bare, variants, description: "" }
      const made = await api.call({ method: "POST", path: "/admin/products", body, token })
      expect(made.status).toBe(200)

      const before = await imageWithoutTrail(getContainer())
      const file = await exportFile(api, token)
      expect(file).toMatch(/^\uFEFF?sku,title,description,category,price,stock,/)
      expect(file).toContain("'=SUM(A1)")
      const { done, rows } = await send(file)
      expect(rows.filter(({ outcome }) => outcome !== "unchanged")).toEqual([])
      expect(done.unchanged).toBe(odd.length + someParts.length + 3)
      expect(await imageWithoutTrail(getContainer())).toEqual(before)
      expect(await exportFile(api, token)).toBe(file)
    })

    it("keeps to one variant where a product has several", async () => {
      const options = [{ title: "Size", values: ["S", "L"] }]
      const prices = [{ currency_code: "usd", amount: 3 }]
      const variants = ["S", "L"].map((Size) => {
        return { title: Size, sku: `V-${Size}`, options: { Size }, prices }
      })
      const body = { title: "Gasket", options, variants }
      await api.call({ method: "POST", path: "/admin/products", body, token })
      const { rows } = await send("sku,price,title\nV-S,4,Gasket\nV-L,5,Seal\n")
      expect(rows.map(({ outcome }) => outcome)).toEqual(["update", "invalid"])
      expect(rows[1]?.problems).toEqual([
        {
          column: "title",
          message: 'belongs to all variants of "Gasket": change it in Medusa Admin',
        },
      ])
      expect(await exportFile(api, token)).toMatch(/V-S,Gasket,,,4,/)
    })
  },
})
