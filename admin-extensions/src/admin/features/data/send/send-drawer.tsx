import { Button, Drawer, Select, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { SyncKind } from "../../../../../../backend/src/contract/sync/sync-run"
import { FileDropzone } from "../../../components/file-dropzone"
import { FormField } from "../../../components/form-field"
import { DrawerFooter, SideDrawer } from "../../../components/side-drawer"
import { useHasVehicles } from "../../vehicles/api"
import { SendOutcome } from "./send-outcome"
import { useSendFile } from "./use-send-file"

/** The contract's own list would bring zod into the page. */
const KINDS = ["products", "prices", "stock", "customers", "fitments"] as const satisfies SyncKind[]

type SendDrawerProps = { isOpen: boolean; onClose: () => void }

/** Sends a file of an ERP's by hand: tried first, then done. */
export function SendDrawer({ isOpen, onClose }: SendDrawerProps) {
  const { t } = useTranslation("shop")
  return (
    <SideDrawer
      title={t("data.send.title")}
      description={t("data.send.description")}
      isOpen={isOpen}
      onClose={onClose}
    >
      <SendFile />
    </SideDrawer>
  )
}

function SendFile() {
  const { t } = useTranslation("shop")
  const [kind, setKind] = useState<SyncKind>("prices")
  const [file, setFile] = useState<File | null>(null)
  const { state, send, reset } = useSendFile()
  const hasVehicles = useHasVehicles()
  const isSending = state.phase === "sending"
  const isTried = state.phase === "answered" && state.isTrial && state.run.state === "done"
  const choose = (next: File) => {
    setFile(next)
    send(next, kind, true)
  }
  const change = (value: string) => {
    setKind(value as SyncKind)
    setFile(null)
    reset()
  }
  const texts = {
    drop: t("data.send.drop"),
    limits: t("data.send.limits"),
    choose: t("data.send.choose"),
  }
  return (
    <>
      <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-auto">
        <FormField id="kind" label={t("data.send.kind")} hint={t(`data.send.of.${kind}`)}>
          <Select value={kind} onValueChange={change} disabled={isSending}>
            <Select.Trigger id="kind" aria-describedby="kind-hint">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {KINDS.filter((name) => name !== "fitments" || hasVehicles).map((name) => (
                <Select.Item key={name} value={name}>
                  {t(`data.kinds.${name}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </FormField>
        {isSending ? null : (
          <div className="-m-6">
            <FileDropzone texts={texts} accept=".csv,.ndjson,.jsonl,text/csv" onFile={choose} />
          </div>
        )}
        <SendOutcome state={state} />
        {isTried ? <Text size="small">{t("data.send.nothingYet")}</Text> : null}
      </Drawer.Body>
      <DrawerFooter close={t("data.send.close")}>
        <Button
          type="button"
          size="small"
          disabled={!isTried || file === null}
          isLoading={isSending && !state.isTrial}
          onClick={() => file && send(file, kind, false)}
        >
          {t("data.send.doIt")}
        </Button>
      </DrawerFooter>
    </>
  )
}
