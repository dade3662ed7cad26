import { answerOf } from "../answer"
import { configSchema } from "../shop/config"
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
]
