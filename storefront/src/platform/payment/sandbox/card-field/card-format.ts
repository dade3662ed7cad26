import { brandOf, cvcLength, numberLength } from "./card-brand"
import type { CardField } from "./card-values"

const POSTAL_LENGTH = 10

/** The value of a field in what a person typed or pasted into it. */
export function readField(field: CardField, text: string, number: string): string {
  if (field === "postal")
    return text
      .toUpperCase()
      .replace(/[^A-Z0-9 -]/g, "")
      .slice(0, POSTAL_LENGTH)
  const digits = text.replace(/\D/g, "")
  if (field === "number") return digits.slice(0, numberLength(brandOf(digits)))
  if (field === "cvc") return digits.slice(0, cvcLength(brandOf(number)))
  return readExpiry(digits)
}

/** How a value is shown: "4242 4242 4242 4242", "3782 822463 10005", "12 / 34". */
export function showField(field: CardField, value: string): string {
  if (field === "number")
    return grouped(value, brandOf(value) === "amex" ? [4, 6, 5] : [4, 4, 4, 4])
  if (field === "exp" && value.length > 2) return `${value.slice(0, 2)} / ${value.slice(2)}`
  return value
}

/** Where the caret stands in `shown` when as many characters of the value are left of it as before. */
export function caretAfter(shown: string, characters: number): number {
  let position = 0
  for (let seen = 0; position < shown.length && seen < characters; position += 1) {
    if (/[^\s/]/.test(shown.charAt(position))) seen += 1
  }
  return position
}

/** A month above 1 can only have one digit; a pasted 12/2034 loses its century. */
function readExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return /^\d\d20\d\d$/.test(padded) ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4)
}

function grouped(digits: string, sizes: number[]): string {
  const groups: string[] = []
  let start = 0
  for (const size of sizes) {
    groups.push(digits.slice(start, start + size))
    start += size
  }
  return groups.filter(Boolean).join(" ")
}
