import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { Erasure } from "../../../contract/account/person"
import { deleteIdentity, readIdentity } from "../../../identity/admin-client"
import { removePrivateFilesWith } from "../../../files/private-folder"
import { handOverFolder, outboxFolder } from "../../../mail/outbox"
import { filesOf } from "../../../queries/mail/outbox"
import { knownPersonData } from "../../../kit/registry/registry"
import { readPersonThings } from "../../../queries/field/person-things"
import { hasGarages } from "../../../queries/garage/garage"
import type { Person } from "../../../queries/person/find-person"
import { readEnvironment } from "../../../settings/environment"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { named } from "../../plugin-handlers/named"
import { askIdentityProvider, identityTarget } from "../../user/ask-identity-provider"
import { refuseOpenOrders } from "../check-erasable"
import { removeKeptFields } from "../remove-kept-fields"
import { ERASE_GARAGE, ERASE_IN_TRAIL, ERASE_STATEMENTS, OPEN_TRAIL } from "../erase-statements"

/**
 * Removes every message that has one of these words, in small letters: a mail, or the id of an order, by which staff's
 * mails about it are known.
 */
async function removeMessages(dataDir: string, words: readonly string[]): Promise<void> {
  for (const folder of [outboxFolder(dataDir), handOverFolder(dataDir)]) {
    for (const name of await filesOf(folder)) {
      const file = path.join(folder, name)
      const text = await readFile(file, "utf8").catch(goneMeanwhile)
      const lower = text.toLowerCase()
      if (words.some((word) => lower.includes(word))) await rm(file, { force: true })
    }
  }
}

function goneMeanwhile(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return ""
  throw error
}

export const erasePersonStepId = "erase-person"

/**
 * Erases a person everywhere, in one transaction that the provider's deletion is a part of: when it
 * fails, all of it is undone. What is erased cannot be brought back, so this is the last step of its
 * workflow and has no compensation. A second time finds nothing. Throws orders_open,
 * identity_unavailable.
 */
export const erasePersonStep = createStep(erasePersonStepId, async (person: Person, step) => {
  await eraseAtPlugins(step.container, person)
  const audited = { kind: "person", ids: person.customer_ids, action: "erased" } as const
  await inOneTransaction(step, async (transaction) => {
    // The rows lose what says whose they are.
    const things = await readPersonThings(step.container, person)
    await recordChanges(step, [transaction, audited], () => eraseRecords(transaction, person))
    for (const [of, rows] of things) await removeKeptFields(step.container, of, idsOf(rows))
    const { dataDir } = readEnvironment(process.env)
    const words = [person.email, ...person.order_ids].map((word) => word.toLowerCase())
    await removeMessages(dataDir, words)
    await removePrivateFilesWith(dataDir, words)
    await askIdentityProvider(() => deleteAccounts(person))
  })
  const { email, order_ids, reviews } = person
  return new StepResponse<Erasure>({ email, orders: order_ids.length, reviews })
})

/** First of all, on connections of their own: where one fails, nobody is erased, and the next try goes on. */
async function eraseAtPlugins(
  container: MedusaContainer,
  { email, customer_ids }: Person,
): Promise<void> {
  for (const { name, kind, erase } of knownPersonData()) {
    const called = { name, place: `the erasure of ${kind}` }
    await named(called, async () => erase({ email, customer_ids }, { container }))
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

async function eraseRecords({ database }: SharedTransaction, person: Person): Promise<void> {
  const { email, customer_ids, order_ids, uids } = person
  // An order may have come in since it was checked.
  await refuseOpenOrders(database, order_ids)
  const bindings = { email, customer_ids, order_ids, uids }
  const garage = (await hasGarages(database)) ? [ERASE_GARAGE] : []
  for (const statement of [...garage, ...ERASE_STATEMENTS]) await database.raw(statement, bindings)
  await database.raw(OPEN_TRAIL, [email])
  await database.raw(ERASE_IN_TRAIL, { email })
}

async function deleteAccounts({ email, uids }: Person): Promise<void> {
  const byMail = await readIdentity(identityTarget(), { email })
  for (const uid of new Set([...uids, ...(byMail ? [byMail.uid] : [])])) {
    await deleteIdentity(identityTarget(), uid)
  }
}
