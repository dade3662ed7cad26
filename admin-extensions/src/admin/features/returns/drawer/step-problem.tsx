import { Alert } from "@medusajs/ui"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

/** Why a step was not taken, in the drawer that it was pressed in. */
export function StepProblem({ problem }: { problem: string }) {
  const { t } = useTranslation("shop")
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [problem])
  if (problem === "") return null
  return (
    <Alert ref={place} variant="error" role="alert">
      <p className="font-medium">{t("returns.one.failed")}</p>
      <p className="break-words">{problem}</p>
    </Alert>
  )
}
