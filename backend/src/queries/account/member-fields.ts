import type { MedusaContainer } from "@medusajs/framework/types"
import { declaredFields } from "../../kit/registry"
import { queryPrepared } from "../database/prepared-query"
import { type FieldValues, readFieldValues } from "../field/field-values"
import type { MemberRecord } from "./members"

const METADATA = `select id, metadata from customer where id = any(cast(:ids as text[]))`

type Row = { id: string; metadata: Record<string, unknown> | null }
type Member = Pick<MemberRecord, "customer_id">

/** What plugins declared of people, by their customer; nothing is asked where they declared nothing. */
export async function readMemberFields(
  container: MedusaContainer,
  members: readonly Member[],
): Promise<Map<string, FieldValues>> {
  if (declaredFields("customer").length === 0) return new Map()
  const ids = members.map(({ customer_id }) => customer_id)
  const rows = await queryPrepared<Row>(container, METADATA, { ids })
  const values = await readFieldValues(container, "customer", rows)
  return new Map(rows.map(({ id }, place) => [id, values[place] ?? {}]))
}
