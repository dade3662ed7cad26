import {
  actionsOf,
  type AcesGroup,
  type MappingAction,
} from "../../../../../../backend/src/contract/aces/aces-import"
import type { SentMapping } from "../api"

export type Target = { kind: "vehicles" | "models"; id: number; name: string }

/** The form as it stands. */
export type TypedMapping = {
  action: MappingAction
  targets: Target[]
  from: string
  until: string
  engines: string
  text: string
}

/** What stands in the form of an id: what it means already, or nothing yet. */
export function typedMapping({ kind, mapping }: AcesGroup): TypedMapping {
  const [first = "nothing"] = actionsOf(kind)
  const named = (what: Target["kind"]) =>
    (mapping?.[what] ?? []).map((target) => ({ ...target, kind: what }))
  return {
    action: mapping?.action ?? first,
    targets: [...named("models"), ...named("vehicles")],
    from: mapping?.built_from ?? "",
    until: mapping?.built_to ?? "",
    engines: mapping?.engine_codes.join(", ") ?? "",
    text: mapping?.text ?? "",
  }
}

/** What is sent for it. */
export function sentMapping({ kind, value }: AcesGroup, typed: TypedMapping): SentMapping {
  const ids = (what: Target["kind"]) =>
    typed.targets.flatMap((target) => (target.kind === what ? [target.id] : []))
  const isOfVehicles = typed.action === "vehicles"
  return {
    ...{ kind, value, action: typed.action },
    vehicles: ids("vehicles"),
    models: ids("models"),
    built_from: (isOfVehicles && typed.from.trim()) || null,
    built_to: (isOfVehicles && typed.until.trim()) || null,
    engine_codes: typed.engines
      .split(",")
      .map((code) => code.trim())
      .filter(Boolean),
    text: typed.text,
  }
}
