const LETTER = /[\p{L}\p{N}]/u

/** Whether each word of `q` begins a word of `text`, in any order: "paid" is not in "unpaid". */
export function matches(text: string, q: string): boolean {
  const plain = text.toLowerCase()
  const words = q.toLowerCase().split(/\s+/)
  return words.every((word) => beginsAWord(plain, word))
}

function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1))) return true
  }
  return false
}
