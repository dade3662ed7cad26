import { toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffReturn } from "../../../../../../backend/src/contract/return/staff-return"
import { useReturnStep, type ReturnStep } from "../api"

type Asked = {
  title: string
  description: string
  yes: string
  done: string
  /** Whether it takes something away. */
  isDanger?: boolean
}

/**
 * What takes a step of a return: asked once, told by a toast; what went wrong stays in the drawer. It
 * outlives the form that asked: a step brings the next form.
 */
export function useStep(one: StaffReturn, onClose: () => void) {
  const { t } = useTranslation("shop")
  const ask = usePrompt()
  const { mutate, isPending } = useReturnStep(one._id)
  const [problem, setProblem] = useState("")

  const take = async (step: ReturnStep, { title, description, yes, done, isDanger }: Asked) => {
    setProblem("")
    const meant = await ask({
      variant: isDanger ? "danger" : "confirmation",
      title,
      description,
      confirmText: yes,
      cancelText: t("common.no"),
    })
    if (!meant) return
    mutate(step, {
      onSuccess: () => {
        toast.success(done)
        // What arrived is settled next, in the same drawer.
        if (step.step !== "receive") onClose()
      },
      onError: ({ message }) => setProblem(message),
    })
  }

  return {
    isPending,
    /** Why the server did not take the last one; empty where it did. */
    problem,
    take: (step: ReturnStep, asked: Asked) => void take(step, asked),
  }
}
