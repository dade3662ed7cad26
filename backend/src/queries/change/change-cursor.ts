import { z } from "@medusajs/framework/zod"

/** A change that a reader has been told of: the entry's place, which of its things, and its time. */
export type ChangePlace = {
  place: number
  thing: number
  /** Tells the entry from another one that has its place since a backup was restored. */
  at: number
}

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const placeSchema = z.tuple([count, count, count])

/** Before all that ever changed. */
export const BEGINNING: ChangePlace = { place: 0, thing: 0, at: 0 }

/** A place as callers are given it. */
export function cursorOfChange({ place, thing, at }: ChangePlace): string {
  return Buffer.from(JSON.stringify([place, thing, at])).toString("base64url")
}

/** The place of a cursor; undefined for what is none. */
export function placeOfCursor(cursor: string): ChangePlace | undefined {
  try {
    const parts = placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()))
    return { place: parts[0], thing: parts[1], at: parts[2] }
  } catch {
    return undefined
  }
}
