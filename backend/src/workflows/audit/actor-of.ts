import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CALLER, type Caller } from "./caller"

/** What a step knows of the work that it is part of. */
export type AuditedStep = {
  container: MedusaContainer
  workflowId: string
  parentStepIdempotencyKey?: string
}

export type Actor = Caller & { name: string }

/** Who is behind a step: the request's caller, else the shop itself, by the workflow that runs. */
export async function actorOf(step: AuditedStep, database: Knex): Promise<Actor> {
  const { container } = step
  const caller = container.resolve<Caller | undefined>(CALLER, { allowUnregistered: true })
  if (!caller) return { kind: "system", id: null, name: rootWorkflow(step), request_id: null }
  return { ...caller, name: caller.name ?? (await nameOf(database, caller)) ?? "" }
}

/** The key of the step that runs a nested workflow begins with the name of the one around it. */
function rootWorkflow({ workflowId, parentStepIdempotencyKey }: AuditedStep): string {
  return parentStepIdempotencyKey?.split(":")[0] ?? workflowId
}

async function nameOf(database: Knex, { kind, id }: Caller): Promise<string | undefined> {
  if (kind === "staff") {
    const [user]: { email: string }[] = await database("user").select("email").where({ id })
    return user?.email
  }
  if (kind === "customer") {
    const [customer]: { email: string }[] = await database("customer").select("email").where({ id })
    return customer?.email
  }
  const [key]: { title: string }[] = await database("api_key").select("title").where({ id })
  return key?.title
}
