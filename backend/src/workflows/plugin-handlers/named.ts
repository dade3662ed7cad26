import { MedusaError } from "@medusajs/framework/utils"
import { asError } from "../../errors/as-error"
import { PluginRefusal } from "../../errors/plugin-refusal"
import { isRefusal } from "../../kit/refusal"

/** Which plugin is called, and at what: a point, or a route. */
type Called = { name: string; place: string }

/** Calls a plugin. Throws its refusal as callers read it; any other error with its name in front. */
export async function named<Result>(called: Called, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (thrown) {
    if (isRefusal(thrown)) throw new PluginRefusal(called.name, thrown.facts)
    throw pluginFailure(called, thrown)
  }
}

/** Whatever it was, it is the plugin's fault and no refusal: the caller reads 500. */
function pluginFailure({ name, place }: Called, thrown: unknown): MedusaError {
  const { message, stack = "" } = asError(thrown)
  const sentence = `The plugin ${name} failed at ${place}: ${message}`
  // A type that Medusa's own routes do not know: they tell its message to nobody.
  const error = new MedusaError("plugin_failure", sentence)
  const frames = stack.slice(Math.max(0, stack.indexOf("\n    at ")))
  return Object.assign(error, { stack: `${sentence}${frames}` })
}
