import type { Call } from "../../src/contract/calls/call"
import { CALLS } from "../../src/contract/calls/calls"
import { failureSchema } from "../../src/contract/failure"
import { tokensOf } from "./matrix/callers"
import type { Form } from "./matrix/forms"
import { formsOf, requests } from "./matrix/request"
import { CALLERS, statusesOf, verdictOf, type Caller, type Target } from "./matrix/verdict"
import type { Received } from "./support/send"
import { worldOf } from "./support/world"
import { sharedShop } from "../setup/run/shop-suite"

type Outcome = { caller: Caller; form: Form | undefined; answer: Received }

sharedShop({
  testSuite: (runner) => {
    const world = worldOf(runner)

    const outcomesOf = async (call: Call): Promise<Outcome[]> => {
      const tokens = await tokensOf(world())
      const outcomes: Outcome[] = []
      const request = requests(call, world())
      for (const form of formsOf(call)) {
        for (const caller of CALLERS) {
          const sent = await request({ caller, form })
          const answer = await world().send({ ...sent, token: tokens[caller] })
          outcomes.push({ caller, form, answer })
        }
      }
      return outcomes
    }

    it.each(CALLS.map((call) => [call.id, call] as const))(
      "%s answers every caller as its access says",
      async (_, call) => {
        const outcomes = await outcomesOf(call)
        expect(outcomes.flatMap((outcome) => complaint(call, outcome))).toEqual([])
        expect(outcomes.flatMap((outcome) => difference(call, outcome, outcomes))).toEqual([])
      },
    )
  },
})

function targetsOf(form: Form | undefined): (Target | undefined)[] {
  return form ? form.means : [undefined]
}

function complaint(call: Call, { caller, form, answer }: Outcome): string[] {
  const expected = targetsOf(form).flatMap((target) => {
    const verdict = verdictOf({ access: call.access, caller, target })
    const statuses = statusesOf(verdict, call, target !== "nobody")
    // Some forms are no id or mail at all, and may be called so before anything is looked at.
    return target === "nobody" && form?.name !== "unknown" ? [...statuses, 400] : statuses
  })
  if (expected.includes(answer.status)) return []
  const cell = `${caller}, ${form?.name ?? "no target"}`
  return [`${cell}: ${answer.status} for ${expected.join(" or ")}: ${answer.text.slice(0, 200)}`]
}

/** A stranger learns nothing from the difference between another's thing and one there is not. */
function difference(call: Call, { caller, form, answer }: Outcome, all: Outcome[]): string[] {
  if (!form || form.name !== "the other's" || caller === "administrator") return []
  const verdict = verdictOf({ access: call.access, caller, target: "other" })
  if (verdict === "allowed") return []
  const unknown = all.find((one) => one.caller === caller && one.form?.name === "unknown")
  const same = unknown?.answer.status === answer.status && seen(unknown.answer) === seen(answer)
  return same ? [] : [`${caller}: ${answer.text} is not ${unknown?.answer.text ?? "there"}`]
}

/** A failure but for what names the request. */
function seen({ body }: Received): string {
  return JSON.stringify(failureSchema.parse(body), (key, value: unknown) =>
    key === "requestId" ? undefined : value,
  )
}
