import { Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { LoadState } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { useMakes, useModels } from "./api"
import { NameTable } from "./name-table"
import { VehicleDrawer, type Opened } from "./drawer/vehicle-drawer"
import { VehicleList } from "./vehicle-list"

/** Makes, the models of one, the vehicles of one: the address says which. */
export function VehicleBrowser() {
  const { t } = useTranslation("shop")
  const [address, setAddress] = useSearchParams()
  const [opened, setOpened] = useState<Opened>(null)
  const makeId = idOf(address.get("make"))
  const modelId = idOf(address.get("model"))
  const makes = useMakes()
  const models = useModels(makeId)
  const make = makes.data?.makes.find(({ id }) => id === makeId)
  const model = models.data?.models.find(({ id }) => id === modelId)
  const go = (to: { make?: number; model?: number }) =>
    setAddress(Object.fromEntries(Object.entries(to).map(([name, id]) => [name, String(id)])))
  const failed = (reason: string) => t("vehicles.loadFailed", { reason })
  const level = make && model ? "vehicle" : make ? "model" : "make"

  const list = () => {
    if (make && model) return <VehicleList model={model} make={make} onOpen={setOpened} />
    if (make) {
      if (!models.data) return <LoadState query={models} failed={failed} />
      return (
        <NameTable
          what="model"
          names={models.data.models}
          onChoose={({ id }) => go({ make: make.id, model: id })}
          onOpen={(name) => setOpened({ what: "model", name, make })}
        />
      )
    }
    if (!makes.data) return <LoadState query={makes} failed={failed} />
    return (
      <NameTable
        what="make"
        names={makes.data.makes}
        onChoose={({ id }) => go({ make: id })}
        onOpen={(name) => setOpened({ what: "make", name })}
      />
    )
  }
  const add = () => {
    if (make && model) setOpened({ what: "vehicle", vehicle: null, make, model })
    else if (make) setOpened({ what: "model", name: null, make })
    else setOpened({ what: "make", name: null })
  }

  return (
    <>
      <SectionHeader title={t("vehicles.title")} lead={t("vehicles.lead")}>
        <Button type="button" size="small" onClick={add}>
          {t(`vehicles.add.${level}`)}
        </Button>
      </SectionHeader>
      {make ? (
        <nav
          aria-label={t("vehicles.way")}
          className="flex flex-wrap items-center gap-x-2 px-6 py-3"
        >
          <Step onClick={() => go({})}>{t("vehicles.makes")}</Step>
          <span aria-hidden>›</span>
          {model ? (
            <>
              <Step onClick={() => go({ make: make.id })}>{make.name}</Step>
              <span aria-hidden>›</span>
            </>
          ) : null}
          <Text size="small" weight="plus" aria-current="page">
            {(model ?? make).name}
          </Text>
        </nav>
      ) : null}
      {list()}
      <VehicleDrawer opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function Step({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button type="button" variant="transparent" size="small" onClick={onClick}>
      {children}
    </Button>
  )
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
