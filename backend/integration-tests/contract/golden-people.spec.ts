import { describeCoverage } from "./golden/coverage"
import { golden } from "./golden/golden-call"
import { describeReviews } from "./golden/reviews"
import { describeSignIn } from "./golden/shop"
import { describeChangingUsers, describeUsers } from "./golden/users"
import { worldOf } from "./support/world"
import { sharedShop } from "../setup/run/shop-suite"

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)
    const calls = { ...golden(world), world }

    describe("sign-in", () => describeSignIn(calls))
    describe("users", () => describeUsers(calls))
    describe("changing users", () => describeChangingUsers(calls))
    describe("reviews", () => describeReviews(calls))
    describeCoverage(["Shop", "Sign-in", "Users", "Reviews"])
  },
})
