import { BY_INDEX, statementTriggers } from "../../derived/statement-triggers"
import { BEFORE_WORDS, BEHIND_WORDS } from "../../spelling/word-signs"

/** Signs between words, which become spaces; the line feed, too. */
const BETWEEN = [...new Set(BEFORE_WORDS + BEHIND_WORDS)].filter((sign) => /[^\s]/.test(sign))

/** A typed word of four letters may be one of three. Of more than these signs nobody types all. */
const LENGTHS = "{3,64}"

/**
 * Up to its first digit: from there on it is a number, in which another sign is no typo. Parts that come
 * together share most of their words, and each is looked at once: for each part that was a seventh of its entry.
 */
const wordsOf = (rows: string) => `
      select distinct substring(part from '^[^0-9]${LENGTHS}') as word
      from (
        select distinct part from ${rows} e
        cross join string_to_table(
          translate(e.words, chr(10) || '${BETWEEN.join("")}', '${" ".repeat(BETWEEN.length + 1)}'), ' ') part
        offset 0) parts`

const KEEP = (rows: string) => `insert into catalogue_word (word)
    select word from (${wordsOf(rows)}) found
    where word is not null
      and not exists (select from catalogue_word known where known.word = found.word)`

/**
 * catalogue_word: each word of the entries' names, categories and attributes, so that what is typed
 * with a typo is looked for among some thousand words instead of in every entry. A word of none any
 * more stays, and finds nothing. No index holds it to be there once: two transactions that bring the
 * same words in another order would wait for each other.
 */
export const WORD_TABLE = `
drop table if exists catalogue_word;

create table catalogue_word (word text collate "C" not null);
create index catalogue_word_known on catalogue_word (word);
create index catalogue_word_alike on catalogue_word using gin (word gin_trgm_ops) with (fastupdate = off);
${statementTriggers({
  table: "catalogue_entry",
  name: "shop_keep_word",
  settings: BY_INDEX,
  inserted: KEEP("new_rows"),
  deleted: "null",
  updated: KEEP("(select words from new_rows except select words from old_rows)"),
})}`

/** SQL that brings the words of all entries. */
export const KEEP_ALL_WORDS = `${KEEP("catalogue_entry")}; analyze catalogue_word`
