import fc from "fast-check"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codeOf, NUMBER_MARKS, TIMES } from "../../../src/contract/product/part-number"
import { codeSql } from "../../../src/spelling/code-sql"
import { sharedShop } from "../../setup/run/shop-suite"

const SIGNS = [...NUMBER_MARKS, TIMES, ..."abcXYZéÜß0189αЖ☂"]

const number = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 20 })

sharedShop({
  testSuite: ({ getContainer }) => {
    const codesOf = async (numbers: readonly string[]) => {
      const { rows } = await getContainer()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw<{ rows: { code: string }[] }>(
          `select ${codeSql("w.number")} as code from unnest(cast(? as text[])) w(number)`,
          [[...numbers]],
        )
      return rows.map(({ code }) => code)
    }

    describe("the letters and digits of a number", () => {
      it("are the same to PostgreSQL as to the shop, but for a quote", () =>
        fc.assert(
          fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 50 }), async (numbers) => {
            const plain = numbers.map((text) => text.replaceAll('"', ""))
            expect(await codesOf(plain)).toEqual(plain.map((text) => codeOf(text).toLowerCase()))
          }),
        ))

      it("are parted by a quote, in a line each", async () => {
        expect(await codesOf([`["1K0 615-301", "5×112?"]`])).toEqual(["\n1k0615301\n\n5x112\n"])
      })
    })
  },
})
