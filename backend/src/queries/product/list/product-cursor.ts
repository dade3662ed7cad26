import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { createHmac, timingSafeEqual } from "node:crypto"

const SEAL_BYTES = 16

const contentSchema = z.tuple([z.string(), z.array(z.string())])

type Cursor = { sort: string; place: string[] }

/** A place in a list of one order, sealed so that nobody makes one up. */
export function sealCursor({ sort, place }: Cursor, secret: string): string {
  const content = Buffer.from(JSON.stringify([sort, place]))
  return Buffer.concat([seal(content, secret), content]).toString("base64url")
}

/** The place that `cursor` keeps; undefined when it is forged or of another order than `sort`. */
export function openCursor(
  cursor: string,
  { sort, secret }: { sort: string; secret: string },
): string[] | undefined {
  const bytes = Buffer.from(cursor, "base64url")
  // Node's decoder passes over what is no base64url.
  if (bytes.toString("base64url") !== cursor || bytes.length <= SEAL_BYTES) return undefined
  const content = bytes.subarray(SEAL_BYTES)
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(content, secret))) return undefined
  const [sortOfCursor, place] = contentSchema.parse(JSON.parse(content.toString()))
  return sortOfCursor === sort ? place : undefined
}

function seal(content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret)
    .update("cursor")
    .update(content)
    .digest()
    .subarray(0, SEAL_BYTES)
}

/** What this shop's cursors are sealed with. */
export function cursorSecret(container: MedusaContainer): string {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return String(http.jwtSecret)
}
