import { returnText } from "../texts"

const STEPS = [returnText("next1"), returnText("next2"), returnText("next3"), returnText("next4")]

/** What happens once a return is asked for, in plain words. */
export function NextSteps() {
  return (
    <section className="rounded-box border border-line bg-base-200 p-4 text-sm">
      <h3 className="mb-2 text-xl">{returnText("happensNext")}</h3>
      <ol className="list-decimal space-y-1 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
