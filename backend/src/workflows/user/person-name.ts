/**
 * Medusa keeps two names where the shop's forms ask for one: the last word becomes the last name,
 * so that joining them with a space gives back what was typed.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? "") : ""
  return { first_name: words.join(" "), last_name: last }
}
