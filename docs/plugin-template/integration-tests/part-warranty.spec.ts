import path from "node:path"
import { ownShop } from "../../../backend/integration-tests/setup/run/shop-suite"
import { addPart, openShop } from "../../../backend/integration-tests/setup/shop-fixture"
import { storeClient } from "../../../backend/integration-tests/setup/store"
import { testApi } from "../../../backend/integration-tests/setup/test-api"

ownShop({
  env: { SHOP_PLUGINS: path.resolve(__dirname, "..") },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    beforeAll(() => openShop(getContainer()))

    it("is told of every new product, and of nothing else", async () => {
      const part = await addPart(getContainer())
      const { call } = await storeClient(api)
      const partWarrantyOf = (id: string) => call(`/products/${id}/part-warranty`)
      expect(await partWarrantyOf(part.id)).toMatchObject({ status: 200, body: { months: 24 } })
      expect(await partWarrantyOf("prod_none")).toMatchObject({ status: 404 })
    })
  },
})
