import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { syncCustomerSchema, type SyncCustomer } from "../../../contract/sync/sync-rows"
import {
  type KnownCustomer,
  readKnownCustomers,
  readNamedGroups,
} from "../../../queries/sync/known-customers"
import { readVersions } from "../../../queries/sync/versions"
import { newId } from "../../transaction/new-id"
import { TAKEN_BY_ROW } from "../name-parts"
import type { Batch, Outcome, Problem } from "../outcome"
import {
  newestRows,
  type ReadRow,
  readBatch,
  refused,
  staleness,
  type Versioned,
} from "../read-batch"

/** What a row makes of a customer, named by the mail: all of a new one, else what changes. */
export type TakenCustomer = Versioned & {
  customer_id: string
  /** Null for a new one. */
  known: KnownCustomer | null
  email: string
  change: Partial<Pick<KnownCustomer, "name" | "phone" | "company" | "address" | "group_ids">>
  external_id: string | undefined
}

type JudgedBatch = { outcomes: Outcome[]; taken: TakenCustomer[] }

type Row = ReadRow<SyncCustomer>
type Groups = ReadonlyMap<string, string>
type Found = { known: KnownCustomer | null; problems: readonly Problem[] }
type Refusal = { problems: readonly Problem[] }
type Facts = { known: readonly KnownCustomer[]; groups: Groups }

/** Which customers rows make or change. */
export async function judgeCustomers(
  container: MedusaContainer,
  batch: Batch,
): Promise<JudgedBatch> {
  const rows = await readBatch(batch, syncCustomerSchema)
  const values = rows.flatMap(({ value }) => value ?? [])
  const [known, groups] = await Promise.all([
    readKnownCustomers(container, {
      emails: values.flatMap(({ email }) => email ?? []),
      ids: values.flatMap(({ external_id }) => external_id ?? []),
    }),
    readNamedGroups(container),
  ])
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const versions = await readVersions(
    database,
    batch.run.kind,
    known.map(({ customer_id }) => customer_id),
  )
  const asked = rows.map((row) => ask(row, { known, groups }))
  const newest = newestRows(asked.filter((one) => "thing_id" in one))
  const taken: TakenCustomer[] = []
  const outcomes = rows.map((row, at): Outcome => {
    const one = asked[at] ?? { problems: [] }
    if ("problems" in one) return refused(row, one.problems)
    const { version, external_id, thing_id } = one
    const stale = staleness(row, {
      ...{ version, newest: newest.get(thing_id) },
      known: one.known ? versions.get(one.known.customer_id) : undefined,
    })
    if (stale) return stale
    if (external_id !== undefined && taken.some((other) => other.external_id === external_id)) {
      return refused(row, [{ field: "external_id", message: TAKEN_BY_ROW }])
    }
    taken.push(one)
    return { row: row.staged.row, key: row.key, status: statusOf(one), problems: [] }
  })
  return { outcomes, taken }
}

function ask(row: Row, { known, groups }: Facts): TakenCustomer | Refusal {
  const found = find(row, known)
  if (!row.value || found.problems.length > 0) return { problems: found.problems }
  const judged = judge(row.value, { known: found.known, groups })
  return "problems" in judged ? judged : { ...judged, row: row.staged.row, thing_id: judged.email }
}

/** An ERP's id goes before the mail, which belongs to the sign-in. */
function find({ value, problems }: Row, known: readonly KnownCustomer[]): Found {
  if (!value) return { known: null, problems }
  const { email, external_id } = value
  const byId = external_id && known.find((one) => one.external_id === external_id)
  if (byId) {
    if (email === undefined || email === byId.email) return { known: byId, problems: [] }
    const message = "belongs to the customer's sign-in, and only they can change it"
    return { known: byId, problems: [{ field: "email", message }] }
  }
  if (email === undefined) {
    const message = external_id
      ? "is nobody's: name the email, too"
      : "is required, or an external_id"
    const field = external_id ? "external_id" : "email"
    return { known: null, problems: [{ field, message }] }
  }
  return { known: known.find((one) => one.email === email) ?? null, problems: [] }
}

function judge(
  { email, name, phone, address, company, groups: named, external_id, version }: SyncCustomer,
  { known, groups }: { known: KnownCustomer | null; groups: Groups },
): Omit<TakenCustomer, "row" | "thing_id"> | Refusal {
  const unknown = named?.find((group) => !groups.has(group) && !groups.has(group.toLowerCase()))
  const problems: Problem[] = []
  if (unknown !== undefined) {
    problems.push({ field: "groups", message: `There is no customer group "${unknown}"` })
  }
  if (!known && name === undefined) {
    problems.push({ field: "name", message: "is required for a new customer" })
  }
  if (problems.length > 0) return { problems }
  const group_ids = named?.map(
    (group) => groups.get(group) ?? groups.get(group.toLowerCase()) ?? "",
  )
  const wanted = {
    ...{ name, phone, company, address },
    group_ids: group_ids && [...new Set(group_ids)].sort(),
  }
  const change = Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        value !== undefined &&
        String(value) !== String(known?.[field as keyof typeof wanted] ?? ""),
    ),
  )
  return {
    ...{ known, version, change },
    customer_id: known?.customer_id ?? newId("cus"),
    email: known?.email ?? email ?? "",
    external_id: external_id === known?.external_id ? undefined : external_id,
  }
}

function statusOf({ known, change, external_id }: TakenCustomer) {
  if (!known) return "created"
  const isChanged = Object.keys(change).length > 0 || external_id !== undefined
  return isChanged ? "updated" : "unchanged"
}
