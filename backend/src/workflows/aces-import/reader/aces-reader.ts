import { SaxesParser } from "saxes"
import { AppRecord } from "./app-record"
import { readHeader, type AcesHeader } from "./aces-header"
import { RefusedFile } from "./refused-file"
import type { ReadElement, StagedApp } from "./staged-app"
import { XmlText } from "./xml-text"

const VERSION = /^(3\.2|4\.[012])(\.\d+)?$/
const DEEPEST = 8
/** Letters of one piece: a text, a comment, a tag with its attributes. */
const LONGEST_PIECE = 65_536
const LONGEST_TEXT = 2000
const MOST_TOLD = 50
const COUNT = /^\d{1,9}$/

export type Remark = { line: number; message: string }

type Attributes = Record<string, string>

/**
 * Reads an ACES file of version 3.2 to 4.2 as its bytes come, in constant memory: DTDs, entities of
 * one's own and what lies elsewhere are refused, and so is what is no XML, with the line.
 */
export class AcesReader {
  header: AcesHeader | undefined
  apps = 0
  recordCount: number | undefined
  readonly warnings: Remark[] = []
  readonly problems: Remark[] = []
  problemCount = 0

  private readonly parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  })
  private readonly text = new XmlText()
  private readonly stack: ReadElement[] = []
  private readonly headerTexts: Record<string, string> = {}
  private readonly warned = new Set<string>()
  private said = ""
  private assets = 0
  private record: AppRecord | undefined
  private read: StagedApp[] = []
  private sinceEvent = 0
  private footerLine: number | undefined
  private version = ""

  constructor() {
    const { parser } = this
    parser.on("error", ({ message }) => {
      this.refuse(`This is not well-formed XML: ${message.replace(/^\d+:\d+: /, "").slice(0, 200)}`)
    })
    parser.on("doctype", () => this.refuse("A DTD is not read: leave the DOCTYPE out"))
    parser.on("xmldecl", ({ encoding }) => this.needEncoding(encoding))
    parser.on("opentag", ({ name, attributes }) => this.open(name, attributes))
    parser.on("closetag", () => this.close())
    parser.on("text", (text) => this.say(text))
    parser.on("cdata", (text) => this.say(text))
    parser.on("comment", () => this.hear())
    parser.on("processinginstruction", () => this.hear())
  }

  /** Reads on. Throws RefusedFile. */
  write(bytes: Uint8Array): void {
    this.feed(this.text.decode(bytes) ?? this.refuse("The file is not text in UTF-8 or UTF-16"))
  }

  /** The Apps that were read since it was last asked. */
  takeApps(): StagedApp[] {
    const apps = this.read
    this.read = []
    return apps
  }

  /** The end of the file. Throws RefusedFile where it is not whole. */
  end(): void {
    this.feed(this.text.decode() ?? this.refuse("The file ends within a sign"))
    this.parser.close()
    const { recordCount, apps, assets, footerLine } = this
    if (footerLine === undefined) {
      this.warn("The file has no Footer: whether it is whole, nobody can tell")
    } else if (recordCount !== apps && recordCount !== apps + assets) {
      throw new RefusedFile(
        footerLine,
        `RecordCount is ${recordCount}, and the file has ${apps} Apps`,
      )
    }
  }

  private feed(text: string): void {
    // A sender's null sign ends no text of ours.
    this.sinceEvent += text.length
    this.parser.write(text)
    if (this.sinceEvent > LONGEST_PIECE) this.refuse("A text or a tag of the file is too long")
  }

  private hear(): void {
    this.sinceEvent = 0
  }

  private say(text: string): void {
    this.hear()
    if (this.said.length <= LONGEST_TEXT) this.said += text
  }

  private open(fullName: string, attributes: Attributes): void {
    this.hear()
    const name = fullName.slice(fullName.indexOf(":") + 1)
    const { line } = this.parser
    if (this.stack.length >= DEEPEST) this.refuse("Elements lie too deep in one another")
    if (this.stack.length === 0) this.openFile(name, attributes)
    else if (name === "App" && this.isTop()) this.openApp(line, attributes)
    else if (name === "Asset" && this.isTop()) this.assets += 1
    else if (name === "Apps" && this.stack.length === 1) this.warn("Apps are wrapped in <Apps>")
    this.stack.push({ name, line, attributes, text: "" })
    this.said = ""
  }

  private close(): void {
    this.hear()
    const element = this.stack.pop()
    if (!element) return
    const text = (element.text = this.said)
    this.said = ""
    if (text.length > LONGEST_TEXT) this.complain(element.line, `${element.name} is too long`)
    const parent = this.stack.at(-1)?.name
    if (element.name === "App" && this.isTop()) this.closeApp()
    else if (parent === "App") this.record?.take(element)
    else if (parent === "Qual" && element.name === "text") this.record?.takeQualText(text)
    else if (parent === "Header") this.headerTexts[element.name] = text.trim().slice(0, 200)
    else if (element.name === "Header" && this.stack.length === 1) this.closeHeader(element.line)
    else if (element.name === "RecordCount" && parent === "Footer") this.takeCount(element)
  }

  /** Whether what opens, or has just closed, stands where Apps do. */
  private isTop(): boolean {
    const { length } = this.stack
    return length === 1 || (length === 2 && this.stack[1]?.name === "Apps")
  }

  private openFile(name: string, { version = "" }: Attributes): void {
    if (name !== "ACES") this.refuse("This is no ACES file: its first element is not ACES")
    this.version = version.trim()
    if (!VERSION.test(this.version)) {
      this.refuse(`Versions 3.2 to 4.2 of ACES are read, not "${this.version.slice(0, 20)}"`)
    }
  }

  private closeHeader(line: number): void {
    if (this.header) this.refuse("The file has two Headers")
    this.header = readHeader(line, this.headerTexts, this.version)
    if (!this.header.vcdbVersionDate) this.warn("The Header names no VcdbVersionDate")
  }

  private openApp(line: number, attributes: Attributes): void {
    if (!this.header) this.refuse("The Header must come before the first App")
    this.apps += 1
    const opened = { line, attributes, number: this.apps }
    this.record = new AppRecord(opened, (at, message) => this.complain(at, message))
  }

  private closeApp(): void {
    const { record, header } = this
    this.record = undefined
    const app = record?.finish()
    if (!record || !header || !app) return
    header.brand ??= record.brand || undefined
    if (!header.brand) this.refuse("Neither the Header nor the Part names a BrandAAIAID")
    if (record.brand && record.brand !== header.brand) {
      return this.complain(app.line, `The part is of ${record.brand}, the file of ${header.brand}`)
    }
    this.read.push(app)
  }

  private takeCount({ line, text }: ReadElement): void {
    if (!COUNT.test(text.trim())) throw new RefusedFile(line, "RecordCount is no number")
    this.footerLine = line
    this.recordCount = Number(text)
  }

  private needEncoding(encoding: string | undefined): void {
    if (encoding === undefined || /^(utf-?8|utf-?16(le|be)?|us-ascii)$/i.test(encoding)) return
    this.refuse(`The file is to be in UTF-8 or UTF-16, not in ${encoding.slice(0, 20)}`)
  }

  private complain(line: number, message: string): void {
    this.problemCount += 1
    if (this.problems.length < MOST_TOLD) this.problems.push({ line, message })
  }

  private warn(message: string): void {
    if (this.warned.has(message) || this.warned.size >= MOST_TOLD) return
    this.warned.add(message)
    this.warnings.push({ line: this.parser.line, message })
  }

  private refuse(message: string): never {
    throw new RefusedFile(this.parser.line, message)
  }
}
