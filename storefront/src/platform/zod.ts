import { config } from "zod/v4"

// zod otherwise tries to compile a function, which the shop's content security policy refuses and
// reports; it tries with the first schema, so every import of zod leads here (vite.config.ts).
config({ jitless: true })

export * from "zod/v4"
