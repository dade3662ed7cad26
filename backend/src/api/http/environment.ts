import { readEnvironment, type Environment } from "../../settings/environment"

let environment: Environment | undefined

/** The process's settings, read once. */
export function shopEnvironment(): Environment {
  environment ??= readEnvironment(process.env)
  return environment
}
