import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** The part of MikroORM's EntityManager that is used here. */
type EntityManager = {
  fork(options: { cloneEventManager: true }): EntityManager
  setTransactionContext(transaction: Knex.Transaction): void
  flush(): unknown
}

/** What a step knows of itself; the group holds events back until its workflow has succeeded. */
export type Step = { container: MedusaContainer; eventGroupId?: string }

export type SharedTransaction = {
  database: Knex.Transaction
  /** Calls a module's service within the transaction; `context` is the call's last argument. */
  within<Service extends object, Result>(
    service: Service,
    call: (service: Service, context: Context) => Promise<Result>,
  ): Promise<Result>
}

/**
 * Runs calls of several modules in one database transaction: all of it is written or nothing,
 * whenever the process is killed. Each module has an entity manager of its own, yet all of them
 * share one pool: every manager is given the same transaction, as `InjectTransactionManager` of
 * @medusajs/utils takes it from a context.
 */
export async function inOneTransaction<Result>(
  { container, eventGroupId }: Step,
  task: (transaction: SharedTransaction) => Promise<Result>,
): Promise<Result> {
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction((database) =>
    task({
      database,
      within: async (service, call) => {
        const manager = freshManager(service)
        manager.setTransactionContext(database)
        const answer = await call(service, {
          // Without it a step's container puts the step's own context in this one's place.
          __type: "MedusaContext",
          transactionManager: manager,
          manager,
          ...(eventGroupId && { eventGroupId }),
        })
        await manager.flush()
        return answer
      },
    }),
  )
}

/** Every service of a module has its repository; its interface does not say so. */
function freshManager(service: object): EntityManager {
  const { baseRepository_ } = service as {
    baseRepository_?: { getFreshManager(): EntityManager }
  }
  if (!baseRepository_) {
    const message = `${service.constructor.name} has no repository`
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
  }
  // As MikroORM's own transaction does: services leave listeners for this call's events with it.
  return baseRepository_.getFreshManager().fork({ cloneEventManager: true })
}
