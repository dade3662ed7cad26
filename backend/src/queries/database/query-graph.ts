import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type GraphInput = {
  entity: string
  fields: string[]
  filters?: Record<string, unknown>
  pagination?: { order?: Record<string, unknown>; take?: number; skip?: number }
  context?: Record<string, unknown>
}

type UntypedGraph = {
  graph(input: GraphInput): Promise<{ data: unknown[]; metadata?: { count: number } }>
}

/**
 * Medusa's cross-module query with the row type named by the caller.
 *
 * Medusa derives row types from files that it generates at start; naming them here keeps the type
 * check independent of a running server.
 */
export async function queryGraph<Row>(
  container: MedusaContainer,
  input: GraphInput,
): Promise<Row[]> {
  const query = container.resolve<UntypedGraph>(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph(input)
  return data as Row[]
}

/** How many rows of an entity match. */
export async function countRows(
  container: MedusaContainer,
  { entity, filters = {} }: Pick<GraphInput, "entity" | "filters">,
): Promise<number> {
  const query = container.resolve<UntypedGraph>(ContainerRegistrationKeys.QUERY)
  const pagination = { take: 1, skip: 0 }
  const { metadata } = await query.graph({ entity, fields: ["id"], filters, pagination })
  return metadata?.count ?? 0
}
