import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { MOST_EXPORTED, type PersonData } from "../../contract/account/person"
import { describeIdentity } from "../../identity/admin-client"
import { knownPersonData } from "../../kit/registry/registry"
import { readEnvironment } from "../../settings/environment"
import { declaredRecords } from "../field/declared-records"
import { readPersonThings } from "../field/person-things"
import { hasGarages } from "../garage/garage"
import type { OutboxMessage } from "../mail/outbox"
import { readOutbox } from "../mail/outbox"
import { findPerson, isKnown } from "./find-person"
import { GARAGE_RECORDS, RECORD_STATEMENTS } from "./record-statements"

type Row = Record<string, unknown>

/**
 * All that the shop holds of a person, at most 10,000 rows of each kind; undefined for somebody
 * unknown. Throws IdentityCallError.
 */
export async function readPersonData(
  container: MedusaContainer,
  mail: string,
): Promise<PersonData | undefined> {
  const { dataDir, identity } = readEnvironment(process.env)
  const person = await findPerson(container, mail)
  if (!isKnown(person)) return undefined
  const { email, customer_ids, order_ids, uids } = person
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bindings = { email, customer_ids, order_ids, uids, limit: MOST_EXPORTED + 1 }
  const records: Record<string, Row[]> = {}
  const garage = (await hasGarages(database)) ? GARAGE_RECORDS : {}
  for (const [kind, statement] of Object.entries({ ...RECORD_STATEMENTS, ...garage })) {
    records[kind] = (await database.raw<{ rows: Row[] }>(statement, bindings)).rows
  }
  records.plugin_fields = []
  for (const [of, things] of await readPersonThings(container, person)) {
    records.plugin_fields.push(...(await declaredRecords(container, of, things)))
  }
  records.outbox = (await readOutbox(dataDir)).filter(isTo(email))
  for (const { name, kind, read } of knownPersonData()) {
    records[`${name}.${kind}`] = (await read({ email, customer_ids }, { container })) as Row[]
  }
  const isCut = ([, rows]: [string, Row[]]) => rows.length > MOST_EXPORTED
  return {
    email,
    exported_at: new Date().toISOString(),
    incomplete: Object.entries(records)
      .filter(isCut)
      .map(([kind]) => kind),
    account: (await describeIdentity(identity, email)) ?? null,
    records: Object.fromEntries(
      Object.entries(records).map(([kind, rows]) => [kind, rows.slice(0, MOST_EXPORTED)]),
    ),
  }
}

function isTo(email: string) {
  return ({ to }: OutboxMessage) => to.toLowerCase() === email
}
