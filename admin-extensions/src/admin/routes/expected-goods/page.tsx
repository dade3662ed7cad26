import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { GoodsList } from "../../features/expected-goods/goods-list"

/** What is to come, and to whom it is promised. */
const ExpectedGoodsPage = () => (
  <Container className="divide-y p-0">
    <GoodsList />
  </Container>
)

export const config = defineRouteConfig({
  label: "expectedGoods.title",
  translationNs: "shop",
  nested: "/inventory",
})

export default ExpectedGoodsPage
