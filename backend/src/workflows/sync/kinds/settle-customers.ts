import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../../locks/locks"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { insertRows } from "../../transaction/insert-rows"
import { newId } from "../../transaction/new-id"
import { splitName } from "../../user/person-name"
import { announce } from "../announce"
import type { SettleBatch } from "../outcome"
import { endTrial, orTrial } from "../trial"
import { writeVersions } from "../write-versions"
import { judgeCustomers, type TakenCustomer } from "./judge-customers"

/**
 * Customers with company, groups and what the ERP calls them. One who is made so has no way in yet: who
 * signs in with that mail, and has verified it, is that customer.
 */
export const settleCustomers: SettleBatch = async (step, batch) => {
  const { container } = step
  const { run } = batch
  const { outcomes, taken } = await judgeCustomers(container, batch)
  const created = taken.filter(({ known }) => known === null)
  const changed = taken.filter((one) => one.known !== null && Object.keys(one.change).length > 0)
  const write = () =>
    inOneTransaction(step, async ({ database }) => {
      await createCustomers(database, created)
      await changeCustomers(database, changed)
      await setGroups(database, taken)
      await setKeys(database, taken)
      const versions = taken.map(({ customer_id, version }) => ({ thing_id: customer_id, version }))
      await writeVersions(database, run.kind, versions)
      if (run.is_dry_run) endTrial()
    })
  const locks = created.map(({ email }) => MEDUSA_LOCKS.registration(email)).sort()
  const locking = container.resolve(Modules.LOCKING)
  await orTrial(locks.length > 0 ? locking.execute(locks, write, LOCK_PATIENCE) : write())
  await announce(container, run, {
    [CustomerWorkflowEvents.CREATED]: created.map(({ customer_id }) => customer_id),
    [CustomerWorkflowEvents.UPDATED]: changed.map(({ customer_id }) => customer_id),
  })
  return outcomes
}

/** As a registration makes them. */
async function createCustomers(database: Knex, created: readonly TakenCustomer[]): Promise<void> {
  const rows = created.map(({ customer_id, email, change }) => {
    const { name = "", phone = null, company = null, address = "" } = change
    const member_id = newId("mem")
    return {
      customer: {
        ...{ id: customer_id, email, has_account: true, phone, company_name: company },
        ...splitName(name),
      },
      member: { id: member_id, education: "", address, is_admin: false },
      link: { id: newId("link"), customer_id, member_id },
    }
  })
  await insertRows(
    database,
    "customer",
    rows.map(({ customer }) => customer),
  )
  await insertRows(
    database,
    "member",
    rows.map(({ member }) => member),
  )
  await insertRows(
    database,
    "customer_customer_member_member",
    rows.map(({ link }) => link),
  )
}

const SET_CUSTOMERS = `update customer c set updated_at = now(),
  (first_name, last_name, phone, company_name) = (
    select n.first_name, n.last_name, n.phone, n.company_name
    from jsonb_populate_record(c, w.change) n)
from jsonb_to_recordset(cast(? as jsonb)) w(id text, change jsonb)
where c.id = w.id`

const SET_ADDRESSES = `update member m set updated_at = now(), address = w.address
from jsonb_to_recordset(cast(? as jsonb)) w(id text, address text)
where m.id = w.id`

async function changeCustomers(database: Knex, changed: readonly TakenCustomer[]): Promise<void> {
  const customers = changed.map(({ customer_id: id, change: { name, phone, company } }) => ({
    id,
    change: {
      ...(name !== undefined && splitName(name)),
      ...(phone !== undefined && { phone }),
      ...(company !== undefined && { company_name: company }),
    },
  }))
  const addresses = changed.flatMap(({ known, change: { address } }) =>
    address !== undefined && known?.member_id ? [{ id: known.member_id, address }] : [],
  )
  await database.raw(SET_CUSTOMERS, [JSON.stringify(customers)])
  await database.raw(SET_ADDRESSES, [JSON.stringify(addresses)])
}

/** All groups of a customer are named, or none. */
async function setGroups(database: Knex, taken: readonly TakenCustomer[]): Promise<void> {
  const grouped = taken.flatMap(({ customer_id, change: { group_ids } }) =>
    group_ids ? [{ customer_id, group_ids }] : [],
  )
  const ids = grouped.map(({ customer_id }) => customer_id)
  await database.raw("delete from customer_group_customer where customer_id = any(?)", [ids])
  await insertRows(
    database,
    "customer_group_customer",
    grouped.flatMap(({ customer_id, group_ids }) =>
      group_ids.map((customer_group_id) => ({
        ...{ id: newId("cusgc"), customer_id, customer_group_id },
      })),
    ),
  )
}

async function setKeys(database: Knex, taken: readonly TakenCustomer[]): Promise<void> {
  const keys = taken.flatMap(({ customer_id, external_id }) =>
    external_id === undefined ? [] : [{ customer_id, external_id }],
  )
  const ids = keys.map(({ customer_id }) => customer_id)
  await database.raw("delete from sync_key where customer_id = any(?)", [ids])
  await insertRows(database, "sync_key", keys)
}
