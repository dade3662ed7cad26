import { Drawer } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffReturn } from "../../../../../../backend/src/contract/return/staff-return"
import { LoadState } from "../../../components/load-state"
import { DrawerFooter, SideDrawer } from "../../../components/side-drawer"
import { useReturn } from "../api"
import { ApproveForm, type StepFormProps } from "./approve-form"
import { ReceiveForm } from "./receive-form"
import { RefuseForm } from "./refuse-form"
import { ReturnFacts } from "./return-facts"
import { SettleForm } from "./settle-form"
import { useStep } from "./use-step"

type ReturnDrawerProps = { id: string | null; onClose: () => void }

/** One return with what is to be done next; shut while there is none. */
export function ReturnDrawer({ id, onClose }: ReturnDrawerProps) {
  const { t } = useTranslation("shop")
  const query = useReturn(id)
  const one = query.data?.return
  return (
    <SideDrawer
      title={t("returns.one.title", { number: one?.number ?? "" })}
      description={t("returns.order.lead")}
      isOpen={id !== null}
      onClose={onClose}
    >
      {one ? (
        <OneReturn key={one._id} one={one} onClose={onClose} />
      ) : (
        <LoadState query={query} failed={(reason) => t("returns.oneFailed", { reason })} />
      )}
    </SideDrawer>
  )
}

type OneReturnProps = { one: StaffReturn; onClose: () => void }

function OneReturn({ one, onClose }: OneReturnProps) {
  const step = useStep(one, onClose)
  // Each form begins with what the step before left.
  return <NextStep key={one.state} one={one} step={step} />
}

function NextStep({ one, step }: Pick<StepFormProps, "one" | "step">) {
  const { t } = useTranslation("shop")
  const [isRefusing, setRefusing] = useState(false)
  const facts = <ReturnFacts one={one} />
  const form = { one, facts, step, onRefuse: () => setRefusing(true) }
  if (isRefusing) return <RefuseForm {...{ one, facts, step }} onBack={() => setRefusing(false)} />
  switch (one.state) {
    case "requested":
      return <ApproveForm {...form} />
    case "approved":
      return <ReceiveForm {...form} />
    case "received":
      return <SettleForm {...form} />
    default:
      return (
        <>
          <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-auto">{facts}</Drawer.Body>
          <DrawerFooter close={t("returns.one.close")}>{null}</DrawerFooter>
        </>
      )
  }
}
