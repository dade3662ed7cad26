import { productSchema } from "../../src/contract/product/product"
import { signInAdmin } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    /**
     * Whose pictures a page may show, beside the shop's own and those that it makes. The tests' shop
     * has no pages: this address has their policy.
     */
    const hosts = async () => {
      const { headers } = await api.call({ method: "GET", path: "/robots.txt" })
      const policy = String(headers["content-security-policy"])
      const sources = /img-src ([^;]*)/.exec(policy)?.[1]?.trim().split(" ") ?? []
      return sources.filter((source) => !["'self'", "data:", "blob:"].includes(source))
    }

    it("are those that parts have pictures at, and no others", async () => {
      const { token } = await signInAdmin(getContainer(), api)
      expect(await hosts()).toEqual([])
      const part = { description: "A disc", price: 10, qty: 100, totalPrice: "1000" }
      const add = async (productName: string, image: string) =>
        dataOf(await api.post("/products", { ...part, productName, image }, token), productSchema)
      const disc = await add("Disc afar", "https://Pictures.example:8443/a.webp?b=c")
      await add("Disc odd", "https://odd.example;script-src*/a.webp")
      await add("Disc here", "/uploads/a.webp")
      const pads = await add("Pads afar", "https://Pictures.example:8443/p.webp")
      const hose = await add("Hose afar", "http://nearer.example/h.webp")
      const both = ["http://nearer.example", "https://pictures.example:8443"]
      await expect.poll(hosts).toEqual(both)
      await api.delete(`/product/${disc._id}`, token)
      await api.delete(`/product/${hose._id}`, token)
      await expect.poll(hosts).toEqual(["https://pictures.example:8443"])
      await api.delete(`/product/${pads._id}`, token)
      await expect.poll(hosts).toEqual([])
    })
  },
})
