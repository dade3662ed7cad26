import { randomInt } from "node:crypto"

/** The gate's: always the same requests, a few of each call. */
const FIXED_SEED = 20261121
const GATE_CASES = 25

/**
 * How many requests a call gets, and the seed that makes them. `FUZZ_CASES` is set by the long form
 * (`npm run fuzz`), which takes a new seed each time; `FUZZ_SEED` repeats a run.
 */
export function fuzzSettings(environment: NodeJS.ProcessEnv): { cases: number; seed: number } {
  const cases = Number(environment.FUZZ_CASES ?? GATE_CASES)
  const fresh = environment.FUZZ_CASES ? randomInt(2 ** 31) : FIXED_SEED
  return { cases, seed: Number(environment.FUZZ_SEED ?? fresh) }
}
