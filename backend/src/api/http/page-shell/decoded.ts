/** A segment of an address as it was meant; a broken escape names nothing. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
