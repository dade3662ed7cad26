import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { Erasure } from "../../../contract/account/person"
import { deleteIdentity, readIdentity } from "../../../identity/admin-client"
import { handOverFolder, outboxFolder } from "../../../mail/outbox"
import { filesOf } from "../../../queries/mail/outbox"
import type { Person } from "../../../queries/person/find-person"
import { readEnvironment } from "../../../settings/environment"
import { recordChanges } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { askIdentityProvider, identityTarget } from "../../user/ask-identity-provider"
import { refuseOpenOrders } from "../check-erasable"
import { ERASE_IN_TRAIL, ERASE_STATEMENTS, OPEN_TRAIL } from "../erase-statements"

/**
 * Removes every message that has one of these words: a mail, or the id of an order, by which staff's
 * mails about it are known.
 */
async function removeMessages(dataDir: string, words: readonly string[]): Promise<void> {
  const wanted = words.map((word) => word.toLowerCase())
  for (const folder of [outboxFolder(dataDir), handOverFolder(dataDir)]) {
    for (const name of await filesOf(folder)) {
      const file = path.join(folder, name)
      const text = await readFile(file, "utf8").catch(goneMeanwhile)
      const lower = text.toLowerCase()
      if (wanted.some((word) => lower.includes(word))) await rm(file, { force: true })
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
  const audited = { kind: "person", ids: person.customer_ids, action: "erased" } as const
  await inOneTransaction(step, async (transaction) => {
    await recordChanges(step, [transaction, audited], () => eraseRecords(transaction, person))
    const { dataDir } = readEnvironment(process.env)
    await removeMessages(dataDir, [person.email, ...person.order_ids])
    await askIdentityProvider(() => deleteAccounts(person))
  })
  const { email, order_ids, reviews } = person
  return new StepResponse<Erasure>({ email, orders: order_ids.length, reviews })
})

async function eraseRecords({ database }: SharedTransaction, person: Person): Promise<void> {
  const { email, customer_ids, order_ids, uids } = person
  // An order may have come in since it was checked.
  await refuseOpenOrders(database, order_ids)
  const bindings = { email, customer_ids, order_ids, uids }
  for (const statement of ERASE_STATEMENTS) await database.raw(statement, bindings)
  await database.raw(OPEN_TRAIL, [email])
  await database.raw(ERASE_IN_TRAIL, { email })
}

async function deleteAccounts({ email, uids }: Person): Promise<void> {
  const byMail = await readIdentity(identityTarget(), { email })
  for (const uid of new Set([...uids, ...(byMail ? [byMail.uid] : [])])) {
    await deleteIdentity(identityTarget(), uid)
  }
}
