import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createOrderWorkflow,
  createOrUpdateOrderPaymentCollectionWorkflow,
} from "@medusajs/medusa/core-flows"
import { readShop } from "../../../src/queries/shop/shop"
import { seedCommerce } from "../../../src/scripts/seed/commerce"
import { readEnvironment } from "../../../src/settings/environment"

export type UnpaidOrder = { id: string; customer_id: string; total: number }

/** Region, location and shipping: all that an order needs here; no catalogue. */
export async function openShop(container: MedusaContainer): Promise<void> {
  await seedCommerce(container, readEnvironment(process.env))
}

/** Somebody who may order, without a sign-in. */
export async function createBuyer(container: MedusaContainer) {
  const email = `buyer-${randomUUID()}@example.com`
  return container.resolve(Modules.CUSTOMER).createCustomers({ email, has_account: true })
}

/** An order that was placed and is to be paid: 50 pieces of a part that has no stock to keep. */
export async function createUnpaidOrder(
  container: MedusaContainer,
  {
    buyer,
    unitPrice = 9.5,
    currency,
  }: { buyer: { id: string; email: string }; unitPrice?: number; currency?: string },
): Promise<UnpaidOrder> {
  const { region_id, sales_channel_id, currency_code } = await readShop(container)
  const { result: order } = await createOrderWorkflow(container).run({
    input: {
      status: "pending",
      region_id,
      sales_channel_id,
      currency_code: currency ?? currency_code,
      customer_id: buyer.id,
      email: buyer.email,
      items: [
        {
          title: "Brake disc of the test",
          quantity: 50,
          unit_price: unitPrice,
          is_tax_inclusive: true,
        },
      ],
    },
  })
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({
    input: { order_id: order.id },
  })
  return { id: order.id, customer_id: buyer.id, total: Math.round(unitPrice * 50e6) / 1e6 }
}
