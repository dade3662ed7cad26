import { describeBasket } from "./golden/basket"
import { describeCoverage } from "./golden/coverage"
import { describeGarage } from "./golden/garage"
import { describeLists } from "./golden/lists"
import { golden } from "./golden/golden-call"
import { describeImages } from "./golden/images"
import { describeReadingProducts, describeWritingProducts } from "./golden/products"
import { describeVehicles } from "./golden/vehicles"
import { worldOf } from "./support/world"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    const calls = { ...golden(world), world }

    describe("reading products", () => describeReadingProducts(calls))
    describe("writing products", () => describeWritingProducts(calls))
    describe("vehicles", () => describeVehicles(calls))
    describe("garages", () => describeGarage(calls))
    describe("images", () => describeImages(calls))
    describe("baskets", () => describeBasket(calls))
    describe("lists", () => describeLists(calls))
    describeCoverage(["Products", "Vehicles", "Garage", "Images", "Basket", "Lists"])
  },
})
