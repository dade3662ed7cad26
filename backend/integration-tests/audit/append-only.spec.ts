import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sharedShop } from "../setup/run/shop-suite"

const ENTRY = {
  id: "audit_1",
  actor_kind: "system",
  actor_name: "The shop",
  kind: "stock",
  thing_id: "prod_1",
  thing_name: "Brake disc",
  action: "changed",
}

sharedShop({
  testSuite: ({ getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)

    beforeAll(() => database()("audit_entry").insert(ENTRY))

    it.each([
      ["UPDATE", "update audit_entry set actor_name = 'nobody'"],
      ["UPDATE", "update audit_entry set deleted_at = now() where false"],
      ["DELETE", "delete from audit_entry"],
      ["TRUNCATE", "truncate audit_entry"],
    ])("refuses %s, whoever asks: %s", async (operation, statement) => {
      await expect(database().raw(statement)).rejects.toThrow(
        `The audit trail is append-only: ${operation} is refused`,
      )
    })

    it("lets one mail be erased, and nothing else be changed with it", async () => {
      const erasing = (statement: string) =>
        database().transaction(async (transaction) => {
          await transaction.raw("select set_config('shop.erased_mail', 'a@b.cd', true)")
          await transaction.raw(statement)
        })
      await expect(erasing("update audit_entry set actor_name = 'nobody'")).rejects.toThrow(
        "The audit trail is append-only: UPDATE is refused",
      )
      await expect(erasing("delete from audit_entry")).rejects.toThrow("DELETE is refused")
    })
  },
})
