import { useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { failureMessage } from "../auth-failure"
import { CodeForm, TextButton } from "./components/code-form"
import type { Phone } from "./provider"
import type { AskedCode } from "./use-second-factor"
import { factorText } from "./texts"

/** The second half of a login: the code of a telephone that the account knows. */
export function SecondFactorStep({ asked }: { asked: AskedCode }) {
  const { challenge, answer } = asked
  const [sentTo, setSentTo] = useState(asked.sentTo)

  async function sendTo(phone: Phone) {
    try {
      await challenge.send(phone)
      setSentTo(phone)
      toast.success(factorText("codeSent"))
    } catch (error) {
      toast.error(failureMessage(error))
    }
  }

  return (
    <CodeForm
      sentTo={sentTo.number}
      submit={factorText("confirm")}
      onCode={async (code) => answer(await challenge.finish(code))}
      onCancel={() => answer(null)}
    >
      <TextButton onClick={() => sendTo(sentTo)}>{factorText("sendAnotherCode")}</TextButton>
      {challenge.phones
        .filter(({ id }) => id !== sentTo.id)
        .map((phone) => (
          <TextButton key={phone.id} onClick={() => sendTo(phone)}>
            {factorText("sendTo", { number: phone.number })}
          </TextButton>
        ))}
    </CodeForm>
  )
}

/** The heading while a login waits for its code. */
export const SECOND_FACTOR_TEXTS = {
  title: factorText("secondFactor"),
  lead: factorText("stepLead"),
}
