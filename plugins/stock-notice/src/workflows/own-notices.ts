import { mayMailPerson } from "@halden/backend/kit/person-mail"
import { Refusal } from "@halden/backend/kit/refusal"
import { route } from "@halden/backend/kit/routes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { noticeSchema, PLUGIN, wantedSchema } from "../contract"
import { STOCK_NOTICE_MODULE } from "../modules/stock-notice"
import type { StockNoticeModuleService } from "../modules/stock-notice/service"

const MOST_NOTICES = 200

/** One statement: of two clicks at once, the second finds the notice of the first. */
const KEEP = `insert into stock_notice (id, part_id, customer_id, quantity) values (?, ?, ?, ?)
  on conflict (part_id, customer_id) where deleted_at is null
  do update set quantity = excluded.quantity, updated_at = now()`

const OWN = { name: PLUGIN, path: "/parts/{part}", access: "signed in" } as const

route({
  ...OWN,
  method: "GET",
  summary: "How many pieces of a part one waits for",
  answer: noticeSchema,
  handler: async ({ params, person }, { container }) => {
    const [notice] = await noticesOf(container).listStockNotices(ownOf(params, person))
    return { quantity: notice?.quantity ?? null }
  },
})

route({
  ...OWN,
  method: "PUT",
  summary: "Ask for one mail when so many pieces of a part are there",
  body: wantedSchema,
  answer: noticeSchema,
  handler: async ({ params, body: { quantity }, person }, { container }) => {
    await refuseUnknown(container, params.part)
    if (!(await mayMailPerson({ container }, person.customer_id))) {
      const message = "Confirm your mail address first, then ask again"
      throw new Refusal({ code: "address_unconfirmed", message, status: 409 })
    }
    const { customer_id } = person
    const others = { customer_id, part_id: { $ne: params.part } }
    const [, count] = await noticesOf(container).listAndCountStockNotices(others, { take: 1 })
    if (count >= MOST_NOTICES) {
      const message = `You wait for ${MOST_NOTICES} parts already: stop one of them first`
      throw new Refusal({ code: "too_many", message, status: 409 })
    }
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    const id = generateEntityId(undefined, "notice")
    await database.raw(KEEP, [id, params.part, customer_id, quantity])
    return { quantity }
  },
})

route({
  ...OWN,
  method: "DELETE",
  summary: "Wait for a part no longer",
  handler: async ({ params, person }, { container }) => {
    const notices = noticesOf(container)
    const own = await notices.listStockNotices(ownOf(params, person))
    await notices.deleteStockNotices(own.map(({ id }) => id))
  },
})

function ownOf({ part }: { part: string }, { customer_id }: { customer_id: string }) {
  return { part_id: part, customer_id }
}

function noticesOf(container: MedusaContainer): StockNoticeModuleService {
  return container.resolve<StockNoticeModuleService>(STOCK_NOTICE_MODULE)
}

/** A part's `_id` is its product's, or its variant's where the product has several. */
async function refuseUnknown(container: MedusaContainer, part: string): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const filters = { $or: [{ id: part }, { product_id: part }] }
  const { data } = await query.graph({ entity: "product_variant", fields: ["id"], filters })
  if (data.length > 0) return
  throw new Refusal({ code: "no_such_part", message: "There is no such part", status: 404 })
}
