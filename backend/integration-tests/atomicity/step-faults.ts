import {
  PermanentStepFailureError,
  TransactionOrchestrator,
} from "@medusajs/framework/orchestration"

/** One run of a step during a call; Medusa's own and those of nested workflows are steps too. */
export type StepRun = {
  /** `workflow/step`. */
  name: string
  /** How many runs of this name came before it: a call may nest a workflow twice. */
  occurrence: number
  /** Whether anything was written while it ran, or it took or gave back a lock. */
  mutates: boolean
}

/** `before`: as if the step's own work failed. `after`: its work is done, and the workflow fails. */
export type Fault = { step: StepRun; moment: "before" | "after" }

/** What no answer may tell; it looks like what a driver throws. */
export const FAULT_MESSAGE = 'insert into "secret_table" failed at /srv/shop/disk'

type Trace = NonNullable<typeof TransactionOrchestrator.traceStep>
type StepIdentity = Parameters<Trace>[1]

/**
 * The steps that a call runs, in order; skipped ones are left out. `writeMark` answers another text
 * once something was written.
 *
 * Medusa's seam for OpenTelemetry sees every step's invocation, so that nothing of the shop or of
 * Medusa is replaced.
 */
export async function recordSteps<Result>(
  call: () => Promise<Result>,
  writeMark: () => Promise<string>,
): Promise<{ result: Result; steps: StepRun[] }> {
  const steps: StepRun[] = []
  const count = counter()
  const result = await traced(call, async (run, identity) => {
    if (identity.type === "compensate" || isAside(identity)) return run()
    const step = { name: nameOf(identity), occurrence: count(nameOf(identity)) }
    const mark = await writeMark()
    const response: unknown = await run()
    const wrote = mark !== (await writeMark()) && !isNested(identity)
    if (!isSkipped(response)) steps.push({ ...step, mutates: wrote || isLock(identity) })
    return response
  })
  return { result, steps }
}

/** Sends a call of which one step fails once; throws when it never came to that step. */
export async function withFault<Result>(
  { step, moment }: Fault,
  call: () => Promise<Result>,
): Promise<Result> {
  const count = counter()
  let struck = false
  const result = await traced(call, async (run, identity) => {
    const name = nameOf(identity)
    const meant = identity.type === "invoke" && name === step.name
    if (!meant || count(name) !== step.occurrence) return run()
    struck = true
    if (moment === "before") throw new PermanentStepFailureError(FAULT_MESSAGE)
    // With its response, because compensation undoes what a step's response tells: that a module's
    // one call is whole or nothing is PostgreSQL's word.
    throw new PermanentStepFailureError(FAULT_MESSAGE, await run())
  })
  if (!struck) throw new Error(`${step.name} did not run`)
  return result
}

async function traced<Result>(call: () => Promise<Result>, trace: Trace): Promise<Result> {
  TransactionOrchestrator.traceStep = trace
  try {
    return await call()
  } finally {
    delete TransactionOrchestrator.traceStep
  }
}

/** The key is `workflow:transaction:step:type`. */
function nameOf({ idempotency_key, action }: StepIdentity): string {
  return `${idempotency_key.split(":")[0]}/${action}`
}

/** Mails follow a call at their own time, maybe while the next one runs. */
function isAside(identity: StepIdentity): boolean {
  return /send-(due|account)-mails/.test(nameOf(identity))
}

/** The step that runs a nested workflow, whose steps are seen themselves. */
function isNested({ action }: StepIdentity): boolean {
  return action.endsWith("-as-step")
}

/** Locks may live in memory, where no mark shows them. */
function isLock({ action }: StepIdentity): boolean {
  return action === "acquire-lock-step" || action === "release-lock-step"
}

function counter(): (name: string) => number {
  const seen = new Map<string, number>()
  return (name) => {
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before
  }
}

/** A step whose `when` does not hold answers so, as does a lock inside of a nested workflow. */
function isSkipped(response: unknown): boolean {
  const output = response instanceof Object && "output" in response ? response.output : undefined
  return [response, output].some(
    (part) => part instanceof Error && part.name === "SkipStepResponse",
  )
}
