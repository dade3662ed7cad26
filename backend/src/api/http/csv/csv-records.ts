import { createReadStream } from "node:fs"
import { pipeline } from "node:stream"
import { TextDecoder } from "node:util"
import { CsvError, parse } from "csv-parse"
import { wrongField } from "../../../errors/shop-error"

export type CsvRecord = { line: number; cells: string[] }

/** Letters; a quotation mark that is never closed would swallow the rest of the file. */
export const LONGEST_RECORD = 200_000

/**
 * The records of a file in UTF-8, the header first, each with the line that it begins at. Blank
 * lines are records of one empty cell. Throws 400 for what is no text or has broken quoting.
 */
export async function* csvRecords(
  path: string,
  delimiter: string,
): AsyncGenerator<CsvRecord, void> {
  let next = 1
  const parser = parse({
    delimiter,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
    // The parser's own count takes a line end of two signs inside quotes for two lines.
    on_record: (cells: string[]) => {
      const line = next
      next += 1 + lineEnds(cells)
      return [String(line), ...cells]
    },
  })
  // What fails is thrown by the parser, which the loop below reads.
  pipeline(fileText(path), parser, () => undefined)
  try {
    for await (const [line, ...cells] of parser as AsyncIterable<string[]>) {
      yield { line: Number(line), cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw wrongField("file", `The row at line ${next} has a quotation mark too many or too few`)
  }
}

/** The file's text, piece by piece, without a byte order mark. */
export async function* fileText(path: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  for await (const bytes of createReadStream(path)) yield textOf(decoder, bytes as Buffer)
  yield textOf(decoder)
}

function textOf(decoder: TextDecoder, bytes?: Buffer): string {
  const text = decode(decoder, bytes)
  if (text?.includes("\0") === false) return text
  throw wrongField("file", 'The file is not text in UTF-8: save it as "CSV UTF-8"')
}

function decode(decoder: TextDecoder, bytes?: Buffer): string | undefined {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    return undefined
  }
}

function lineEnds(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}
