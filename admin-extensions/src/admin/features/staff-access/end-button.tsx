import { Button, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { failureToast } from "../../platform/failure-toast"
import { useEnd, type Ending } from "./api"

type EndButtonProps = {
  ending: Ending
  /** Which words it has: staffAccess.<words>.action, .question and so on. */
  words: "end" | "endPerson" | "endOthers" | "revoke"
  /** Whose or what, for the words. */
  name?: string
}

/** Ends something once whoever asks for it has confirmed it. */
export function EndButton({ ending, words, name }: EndButtonProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useEnd()
  const ask = usePrompt()
  const say = (what: "action" | "question" | "consequence" | "done") =>
    t(`staffAccess.${words}.${what}`, { name: name ?? "" })
  const endIt = async () => {
    const yes = await ask({
      variant: "danger",
      title: say("question"),
      description: say("consequence"),
      confirmText: say("action"),
      cancelText: t("common.cancel"),
    })
    if (!yes) return
    mutate(ending, {
      onSuccess: () => toast.success(say("done")),
      onError: failureToast(t("staffAccess.failed")),
    })
  }
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      className="whitespace-nowrap"
      isLoading={isPending}
      aria-description={name}
      onClick={() => void endIt()}
    >
      {say("action")}
    </Button>
  )
}
