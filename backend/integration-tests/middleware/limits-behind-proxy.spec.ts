import { rawApi } from "../setup/raw-call"
import { ownShop } from "../setup/run/shop-suite"

ownShop({
  env: { TRUST_PROXY: "loopback" },
  testSuite: ({ api: client }) => {
    const call = rawApi(client)
    const attempts = async (times: number, forwarded?: string) => {
      const all = []
      for (let count = 0; count < times; count += 1) {
        const { status } = await call({
          method: "POST",
          path: "/api/v1/auth",
          headers: forwarded ? { "x-forwarded-for": forwarded } : {},
          body: JSON.stringify({ email: "somebody@example.com" }),
        })
        all.push(status)
      }
      return all
    }

    it("counts by the address that the proxy saw, whatever the caller wrote before it", async () => {
      expect(await attempts(10, "198.51.100.1")).toEqual(Array(10).fill(401))
      expect(await attempts(1, "198.51.100.1")).toEqual([429])
      expect(await attempts(1, "203.0.113.9, 198.51.100.1")).toEqual([429])
      expect(await attempts(1, "198.51.100.2")).toEqual([401])
    })

    it("never stops a direct caller of this machine", async () => {
      expect(await attempts(20)).toEqual(Array(20).fill(401))
    })
  },
})
