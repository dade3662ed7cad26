import { databaseLoss } from "../health/database-loss"
import { redactPeople, redactValues } from "../redact"

describe("redactValues", () => {
  it("leaves the shape of a statement and nothing that somebody wrote", () => {
    expect(
      redactValues(`select t0."id", 'it''s Ada' from "order" as t0 where n = -4.50 and m = $12`),
    ).toBe(`select t0."id", ? from "order" as t0 where n = ? and m = $12`)
  })
})

describe("redactPeople", () => {
  it("hides mails and the values of a statement in a message", () => {
    const message = "Customer with email: ada@example.com, and 'Ada' already exists"
    expect(redactPeople(message)).toBe("Customer with email: …@…, and '…' already exists")
  })
})

describe("databaseLoss", () => {
  it.each([
    { code: "57P01", message: "terminating connection due to administrator command" },
    { code: "ECONNREFUSED", message: "connect ECONNREFUSED" },
    { message: "select 1 - Connection terminated unexpectedly" },
    { message: "Knex: Timeout acquiring a connection. The pool is probably full." },
  ])("knows $message", (error) => {
    expect(databaseLoss(error)).toMatchObject({ code: "database_unavailable" })
  })

  it.each([
    { type: "invalid_data", message: "name is not - Connection terminated" },
    { message: "Connection terminated, said the customer" },
    { code: "23505", message: "duplicate key value" },
    undefined,
  ])("takes nothing else for it", (error) => {
    expect(databaseLoss(error)).toBeUndefined()
  })
})
