import { idOf, readQuantity, readYears, type Years } from "./app-values"
import type { ReadElement, StagedApp } from "./staged-app"

const LONGEST_PART = 100
const MOST_QUALIFIERS = 60
const ELEMENT = /^[A-Za-z]\w{0,39}$/

/** Of an App, but nothing that says whether the part fits. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set([
  "PartType",
  "MfrLabel",
  "DisplayOrder",
  "AssetName",
  "AssetItemOrder",
  "AssetItemRef",
])

const IDS = ["BaseVehicle", "Make", "Model", "EquipmentBase", "Mfr", "EquipmentModel"] as const
type IdName = (typeof IDS)[number]
const isIdName = (name: string): name is IdName => (IDS as readonly string[]).includes(name)

type Complain = (line: number, message: string) => void

/** What a file says of one App, element by element; what is wrong with it is told to `complain`. */
export class AppRecord {
  private readonly ids: Partial<Record<IdName, string>> = {}
  private readonly qualifiers = new Set<string>()
  private readonly notes: string[] = []
  private years: Years | undefined
  private position = ""
  private quantity: number | undefined
  private part = ""
  private qualText = ""
  brand = ""
  private isWhole = true

  constructor(
    private readonly opened: Pick<ReadElement, "line" | "attributes"> & { number: number },
    private readonly complain: Complain,
  ) {}

  /** Takes a child of the App. */
  take(element: ReadElement): void {
    const { name, text, attributes } = element
    if (TOLD_OTHERWISE.has(name)) return
    if (isIdName(name)) this.ids[name] = this.need(element, idOf(attributes))
    else if (name === "Years" || name === "ProductionYears") {
      this.years = this.need(element, readYears(attributes))
    } else if (name === "Position") this.position = this.need(element, idOf(attributes)) ?? ""
    else if (name === "Qty") this.quantity = this.need(element, readQuantity(text))
    else if (name === "Note") this.addNote(text)
    else if (name === "Part") {
      this.part = text.trim().replace(/\s+/g, " ")
      this.brand = (attributes.BrandAAIAID ?? "").trim().toUpperCase()
    } else if (name === "Qual") this.takeQual(element)
    else this.addQualifier(element)
  }

  /** Takes the words of a Qual, which come before it is closed. */
  takeQualText(text: string): void {
    this.qualText = text
  }

  /** The whole App; undefined where something is wrong with it. */
  finish(): StagedApp | undefined {
    const { line, number, attributes } = this.opened
    const { action } = attributes
    if (action !== "A" && action !== "D") this.wrong(line, "An App's action is A or D")
    if (this.part === "") this.wrong(line, "The App names no Part")
    if (this.part.length > LONGEST_PART) this.wrong(line, "The App's Part is too long")
    if (this.qualifiers.size > MOST_QUALIFIERS) this.wrong(line, "The App has too many qualifiers")
    const selector = this.selector()
    if (selector === undefined && this.isWhole) {
      this.wrong(line, "The App names no vehicle: BaseVehicle, or Years with Make")
    }
    if (!this.isWhole || selector === undefined) return undefined
    return {
      number,
      line,
      isRemoval: action === "D",
      part: this.part,
      selector,
      yearsFrom: this.years?.from ?? 0,
      yearsTo: this.years?.to ?? 0,
      qualifiers: this.qualifiers.size > 0 ? [...this.qualifiers].sort().join(" ") : "",
      position: this.position,
      quantity: this.quantity ?? 1,
      note: this.notes.join("; "),
    }
  }

  private selector(): string | undefined {
    const { BaseVehicle, Make, Model, EquipmentBase, Mfr, EquipmentModel } = this.ids
    if (BaseVehicle) return `BaseVehicle:${BaseVehicle}`
    if (Make) return this.years && `Make:${[Make, Model].filter(Boolean).join("/")}`
    if (EquipmentBase) return `EquipmentBase:${EquipmentBase}`
    return Mfr && EquipmentModel && `Equipment:${Mfr}/${EquipmentModel}`
  }

  private takeQual(element: ReadElement): void {
    const said = this.qualText
    this.qualText = ""
    if (said.trim() === "") this.addQualifier(element)
    else this.addNote(said)
  }

  private addNote(text: string): void {
    const note = text.trim().replace(/\s+/g, " ")
    if (note !== "" && !this.notes.includes(note)) this.notes.push(note)
  }

  private addQualifier(element: ReadElement): void {
    const { name, line } = element
    if (!ELEMENT.test(name)) return this.wrong(line, `An App has no element ${name.slice(0, 40)}`)
    const id = this.need(element, idOf(element.attributes))
    if (id) this.qualifiers.add(`${name}:${id}`)
  }

  private need<Value>({ name, line }: ReadElement, value: Value | undefined): Value | undefined {
    if (value === undefined) this.wrong(line, WRONG[name] ?? `${name} needs an id, a whole number`)
    return value
  }

  private wrong(line: number, message: string): void {
    this.isWhole = false
    this.complain(line, message)
  }
}

const YEARS = "must name two years, the first not behind the second"
const WRONG: Readonly<Record<string, string>> = {
  Years: `Years ${YEARS}`,
  ProductionYears: `ProductionYears ${YEARS}`,
  Qty: "Qty must be a whole number from 1 to 32767",
}
