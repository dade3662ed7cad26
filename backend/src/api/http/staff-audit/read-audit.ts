import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import type { MemberRecord } from "../../../queries/account/members"
import { readCustomerMail } from "../../../queries/person/find-person"
import { recordEvent, recordHourly } from "../../../workflows/audit/record-event"

type Next = MedusaNextFunction

/** What staff take out of the shop as files: each time is told, before it begins. */
const EXPORTS: readonly [method: "GET" | "POST", path: string, name: string][] = [
  ["GET", "orders-export", "Orders"],
  ["GET", "products-export", "Products"],
  ["GET", "fitments/export", "Fitments"],
  ["GET", "delivery-papers", "Packing slips or a pick list"],
  ["GET", "overview/export", "Figures of the overview"],
  ["GET", "files/:key", "A file that was made before"],
  ["POST", "orders/export", "Orders, by Medusa"],
  ["POST", "products/export", "Products, by Medusa"],
  ["POST", "inventory-items/export", "Stock, by Medusa"],
]

function auditExport(thing_name: string) {
  return async ({ scope, params, path }: MedusaRequest, _res: MedusaResponse, next: Next) => {
    const thing_id = (params.key ?? path).slice(0, 64)
    await recordEvent(scope, { kind: "export", action: "exported", thing_id, thing_name })
    next()
  }
}

/** All that the shop holds of a person: told each time. */
async function auditPersonData(req: MedusaRequest, _res: MedusaResponse, next: Next) {
  const id = req.params.id ?? ""
  const email = await readCustomerMail(req.scope, id)
  const person = { thing_id: id, thing_name: email ?? "" }
  if (email) await recordEvent(req.scope, { kind: "person_data", action: "exported", ...person })
  next()
}

/** A person's page, or a list of all: pages are turned and opened anew, so one of an hour is told. */
async function auditPersonRead(req: MedusaRequest, _res: MedusaResponse, next: Next) {
  const { id } = req.params
  const email = id && (await readCustomerMail(req.scope, id))
  if (!id) await recordHourly(req.scope, LIST)
  else if (email) await recordHourly(req.scope, readOf({ customer_id: id, email }))
  next()
}

const LIST = {
  kind: "person_data",
  action: "read",
  thing_id: "customers",
  thing_name: "List of customers",
} as const

function readOf({ customer_id: thing_id, email: thing_name }: Read) {
  return { kind: "person_data", action: "read", thing_id, thing_name } as const
}

type Read = Pick<MemberRecord, "customer_id" | "email">

/** Tells that an administrator read another person's data in the shop, or the list of all. */
export async function tellRead(
  { scope }: MedusaRequest,
  { by, of }: { by: Read; of: Read | "everybody" | undefined },
): Promise<void> {
  if (of === "everybody") await recordHourly(scope, LIST)
  else if (of && of.customer_id !== by.customer_id) await recordHourly(scope, readOf(of))
}

/** Tells, once an hour, that a program reads what changed of customers. */
export async function tellCustomersRead({ scope }: MedusaRequest): Promise<void> {
  await recordHourly(scope, LIST)
}

/** Reads of /admin that the audit trail tells of. */
export const AUDITED_READS: readonly MiddlewareRoute[] = [
  ...EXPORTS.map(([method, path, name]) => ({
    matcher: `/admin/${path}`,
    methods: [method],
    middlewares: [auditExport(name)],
  })),
  reads("customers/:id/person-data", auditPersonData),
  reads("customers/:id", auditPersonRead),
  reads("customers/:id/fields", auditPersonRead),
  reads("customers", auditPersonRead),
]

function reads(path: string, middleware: typeof auditPersonData): MiddlewareRoute {
  return { matcher: `/admin/${path}`, methods: ["GET"], middlewares: [middleware] }
}
