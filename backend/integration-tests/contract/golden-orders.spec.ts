import { describeCoverage } from "./golden/coverage"
import { golden } from "./golden/golden-call"
import { describeKeepingOrders, describePlacingOrders } from "./golden/orders"
import { describePayment } from "./golden/payment"
import { describeReturns } from "./golden/returns"
import { worldOf } from "./support/world"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    const calls = { ...golden(world), world }

    describe("placing orders", () => describePlacingOrders(calls))
    describe("keeping orders", () => describeKeepingOrders(calls))
    describe("payment", () => describePayment(calls))
    describe("returns", () => describeReturns(calls))
    describeCoverage(["Orders", "Returns"])
  },
})
