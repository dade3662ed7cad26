import { MedusaError } from "@medusajs/framework/utils"
import type { FieldError } from "../contract/failure"
import { kebabOf } from "../kit/registry/plugin-name"
import { medusaType } from "./medusa-type"

type Said = { code: string; message: string; status: number; field?: string }

/** A plugin's refusal, as callers read it: its code stands behind the plugin's name, which has no dot. */
export class PluginRefusal extends MedusaError {
  readonly refused_by: string
  readonly status: number
  readonly errors: FieldError[]

  constructor(plugin: string, { code, message, status, field }: Said) {
    super(medusaType(status), message, `${kebabOf(plugin).replaceAll("-", "_")}.${code}`)
    this.refused_by = plugin
    this.status = status
    this.errors = field === undefined ? [] : [{ field, message }]
  }
}

type Copied = Pick<PluginRefusal, "refused_by" | "status" | "errors" | "message"> & { code: string }

/** By its fields: the workflow engine hands a step's error on as a copy without its class. */
export function isPluginRefusal(error: unknown): error is Copied {
  const { refused_by, status, code } = (error ?? {}) as Partial<Record<keyof Copied, unknown>>
  return typeof refused_by === "string" && typeof status === "number" && typeof code === "string"
}
