import { atEnd, inside, isShort, literally, type SearchWord } from "../terms/search-words"
import { WORD, WORD_ENDS } from "./boundaries"
import type { Matches } from "./matches"

type Held = Pick<Matches, "condition" | "bindings">

/**
 * SQL of the entries that have one or two signs where a word begins, or both where it ends. Anywhere
 * else no index would tell, and every entry be read.
 */
export function holdsShort(text: string, key: string): Held {
  const begins: Held = {
    condition: `e.words ~ lower(:${key}_begins)`,
    bindings: { [`${key}_begins`]: WORD[0] + literally(text) },
  }
  // One sign at the end of a word is in no trigram.
  if ([...text].length === 1) return begins
  return anyOf([
    begins,
    // The end of all words by itself: with "or the end" in the expression the index tells nothing.
    {
      condition: `e.words ~ lower(:${key}_ends) or e.words like lower(:${key}_last)`,
      bindings: {
        [`${key}_ends`]: literally(text) + WORD_ENDS,
        [`${key}_last`]: atEnd(text),
      },
    },
  ])
}

/** The same of a short word, or where it is one with the word beside it: dot 4 and H 7 in DOT4 and H7. */
export function holdsShortWord({ plain, beside = [] }: SearchWord, key: string): Held {
  const ones = beside.map((text, index) => holdsJoined(text, `${key}b${index}`))
  return anyOf([holdsShort(plain, key), ...ones])
}

function holdsJoined(text: string, key: string): Held {
  if (isShort(text)) return holdsShort(text, key)
  return {
    condition: `e.joined like lower(:${key}_joined)`,
    bindings: { [`${key}_joined`]: inside(text) },
  }
}

function anyOf(all: readonly Held[]): Held {
  return {
    condition: `(${all.map(({ condition }) => condition).join(" or ")})`,
    bindings: Object.assign({}, ...all.map(({ bindings }) => bindings)) as Held["bindings"],
  }
}
