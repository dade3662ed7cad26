import type { InputConfigModules } from "@medusajs/framework/types"

type Declared = InputConfigModules[number]
type Provider = { id?: string }

/** Medusa takes one provider for files only; the application's own replaces the shop's. */
const SINGLE = "@medusajs/medusa/file"

/**
 * The shop's modules and the application's. Where both name one, its providers are those of both,
 * and the application's decides about an id that both have, and about everything else.
 */
export function joinModules(
  shop: InputConfigModules,
  application: InputConfigModules,
): InputConfigModules {
  const named = new Map(application.map((module) => [resolveOf(module), module]))
  return [
    ...shop.filter((module) => !named.has(resolveOf(module))),
    ...application.map((module) => joined(shop.find(sameAs(module)), module)),
  ]
}

function joined(shop: Declared | undefined, application: Declared): Declared {
  const theirs = providersOf(application)
  if (!shop || resolveOf(shop) === SINGLE || !theirs) return application
  const taken = new Set(theirs.map(({ id }) => id))
  const ours = (providersOf(shop) ?? []).filter(({ id }) => !taken.has(id))
  return { ...application, options: { ...optionsOf(application), providers: [...ours, ...theirs] } }
}

function sameAs(module: Declared): (other: Declared) => boolean {
  return (other) => resolveOf(other) === resolveOf(module)
}

function resolveOf(module: Declared): unknown {
  return "resolve" in module ? module.resolve : module
}

function optionsOf(module: Declared): Record<string, unknown> {
  return "options" in module ? ((module.options ?? {}) as Record<string, unknown>) : {}
}

function providersOf(module: Declared): Provider[] | undefined {
  return optionsOf(module).providers as Provider[] | undefined
}
