import { placeOrder } from "@halden/backend/kit/place-order"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { KEY, NAME } from "../name"

/** Each piece of a part that has a deposit adds it, in a line beside the part. */
placeOrder.price({
  name: NAME,
  order: 100,
  handler: async ({ lines }, { container }) => {
    const variants = lines.map(({ variant_id }) => variant_id)
    const deposits = await container
      .resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
      .listCoreDeposits({ variant_id: variants }, { take: variants.length })
    const amounts = new Map(deposits.map(({ variant_id, amount }) => [variant_id, Number(amount)]))
    return lines.flatMap(({ variant_id, name, quantity }, for_line) => {
      const unit_price = amounts.get(variant_id)
      const title = `Core deposit: ${name}`.slice(0, 200)
      return unit_price ? [{ key: KEY, title, for_line, quantity, unit_price }] : []
    })
  },
})
