import { settledTrail } from "../setup/settled-trail"
import type { Answer } from "../setup/test-api"
import { answerProblems } from "./answer-problems"
import type { Database, State } from "./database"
import { differences, effects } from "./differences"
import type { Events } from "./events"
import { readOutside } from "./outside"
import type { Scenario, Shop } from "./scenario"
import { recordSteps, withFault, type Fault, type StepRun } from "./step-faults"

type Bench = { shop: Shop; database: Database; events: Events; scenario: Scenario }
type Round = { before: State; call: () => Promise<Answer> }
/** What one undisturbed call changes and announces. */
type Course = { effects: string[]; events: string[] }

/**
 * Lets the steps of a scenario's call fail, one a time, and tells what is then not as it was
 * before, and what the same call, sent again, does not make good. An empty list is the proof.
 */
export async function findHalfDone(bench: Bench): Promise<string[]> {
  const base = await bench.database.read()
  let round = await arrange(bench)
  const { result, steps } = await recordSteps(round.call, () => bench.database.writeMark())
  if (result.status >= 300) return [`answers ${result.status}: ${JSON.stringify(result.body)}`]
  const course = await courseOf(bench, round)
  const problems: string[] = []
  for (const fault of faultsOf(steps)) {
    round = await again(bench, { base, round })
    const found = await strike(bench, { fault, round, course })
    problems.push(...found.map((problem) => `${fault.moment} ${fault.step.name}: ${problem}`))
  }
  return problems
}

/**
 * The first and the last step before and after their work, and each that mutates after it. That a
 * step fails which only reads is the same as that the next one fails before it begins.
 */
function faultsOf(steps: StepRun[]): Fault[] {
  const ends = steps.filter((_, index) => index === 0 || index === steps.length - 1)
  const struck = steps.filter((step) => step.mutates || ends.includes(step))
  return [
    ...ends.map((step): Fault => ({ step, moment: "before" })),
    ...struck.map((step): Fault => ({ step, moment: "after" })),
  ]
}

async function strike(
  bench: Bench,
  { fault, round, course }: { fault: Fault; round: Round; course: Course },
): Promise<string[]> {
  const answer = await withFault(fault, round.call)
  const announced = bench.events.take().map((name) => `announces ${name}`)
  const changes = differences(round.before, await readAll(bench))
  const left = changes.filter((line) => !isKept(bench.scenario, line))
  const told = announced.filter((line) => !isKept(bench.scenario, line))
  const found = [...answerProblems(answer), ...left.map((line) => `leaves ${line}`), ...told]
  const repeated = await round.call()
  if (repeated.status >= 300) return [...found, `then ${JSON.stringify(repeated.body)}`]
  if (found.length > 0) return found
  const repeat = await courseOf(bench, round)
  return changes.length > 0
    ? deviations(course.effects, repeat.effects)
    : [...deviations(course.effects, repeat.effects), ...deviations(course.events, repeat.events)]
}

function isKept({ keeps = [] }: Scenario, line: string): boolean {
  return keeps.some(({ lines }) => lines.test(line))
}

function deviations(expected: string[], actual: string[]): string[] {
  return [
    ...surplus(actual, expected).map((line) => `sent again, adds ${line}`),
    ...surplus(expected, actual).map((line) => `sent again, lacks ${line}`),
  ]
}

/** What one list has more often than the other: a second capture looks like the first. */
function surplus(list: string[], other: string[]): string[] {
  const rest = [...other]
  return list.filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

async function arrange(bench: Bench): Promise<Round> {
  const call = await bench.scenario.arrange(bench.shop)
  const before = await readAll(bench)
  bench.events.take()
  return { before, call }
}

/** The state before once more; what happened outside of the database needs another arrangement. */
async function again(bench: Bench, { base, round }: { base: State; round: Round }): Promise<Round> {
  bench.events.take()
  const now = await readAll(bench)
  const outside = Object.keys(readOutside())
  const same = outside.every(
    (name) => JSON.stringify(now[name]) === JSON.stringify(round.before[name]),
  )
  await bench.database.restore({ now, wanted: same ? round.before : base })
  return same ? round : arrange(bench)
}

async function courseOf(bench: Bench, { before }: Round): Promise<Course> {
  const events = bench.events.take().sort()
  return { effects: effects(before, await readAll(bench)), events }
}

async function readAll({ database }: Bench): Promise<State> {
  const tables = await database.read()
  return { ...tables, audit_entry: settledTrail(tables.audit_entry), ...readOutside() }
}
