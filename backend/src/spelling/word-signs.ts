/** What a word may follow, inside of a regular expression's brackets. */
export const BEFORE_WORDS = " \n,;:(/-"

/** The same of what may follow a word. */
export const BEHIND_WORDS = " \n,;:)/-"
