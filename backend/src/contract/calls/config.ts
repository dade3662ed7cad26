import { z } from "@medusajs/framework/zod"
import { answerOf } from "../answer"
import { configSchema } from "../shop/config"
import { staffFieldSchema } from "../shop/declared-field"
import type { Call } from "./call"

export const CONFIG_CALLS: readonly Call[] = [
  {
    id: "getConfig",
    method: "GET",
    path: "/config",
    summary: "What a storefront must know before it can sign in, sell or take a card",
    access: "guest",
    tag: "Shop",
    answer: { status: 200, schema: answerOf(configSchema) },
  },
  {
    id: "listFields",
    method: "GET",
    path: "/fields",
    summary: "What plugins declared of the shop's things, as staff read and write it",
    access: "administrator",
    tag: "Shop",
    answer: { status: 200, schema: answerOf(z.array(staffFieldSchema)) },
  },
]
