import { describeBasket } from "./golden/basket"
import { describeCoverage } from "./golden/coverage"
import { describeLists } from "./golden/lists"
import { golden } from "./golden/golden-call"
import { describeImages } from "./golden/images"
import { describeReadingProducts, describeWritingProducts } from "./golden/products"
import { worldOf } from "./support/world"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    const calls = { ...golden(world), world }

    describe("reading products", () => describeReadingProducts(calls))
    describe("writing products", () => describeWritingProducts(calls))
    describe("images", () => describeImages(calls))
    describe("baskets", () => describeBasket(calls))
    describe("lists", () => describeLists(calls))
    describeCoverage(["Products", "Images", "Basket", "Lists"])
  },
})
