/**
 * Parts "Velmont 7B3 201 114 A" into who gives the number and the number, which is what one copies.
 * Where the first word holds a digit, or nothing follows it, all of it is the number.
 */
export function readOemNumber(text: string): { maker: string; number: string } {
  const [, maker, number] = /^(\D\S*)\s+(\S.*)$/.exec(text.trim()) ?? []
  if (!maker || !number || /\d/.test(maker)) return { maker: "", number: text.trim() }
  return { maker, number }
}
