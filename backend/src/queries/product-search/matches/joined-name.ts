import { joinedSql } from "../../../spelling/code-sql"

/**
 * SQL of whether an entry's name, read as one word, is as a comparison says. To read it so takes longer
 * than all other questions of a score, and the entry's joined words begin with it: they are asked first.
 */
export function inJoinedName(comparison: string): string {
  return `(e.joined ${comparison} and ${joinedSql("e.name_key")} ${comparison})`
}
