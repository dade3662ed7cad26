/** An App of a file as it is staged: what aces_app keeps of it. */
export type StagedApp = {
  /** Its place in the file, from 1. */
  number: number
  line: number
  isRemoval: boolean
  part: string
  /** By what it names its vehicle: "BaseVehicle:12", "Make:5", "Make:5/77", "EquipmentBase:3". */
  selector: string
  /** Both 0 where no years are named. */
  yearsFrom: number
  yearsTo: number
  /** What else has to hold, as "SubModel:20", sorted, with spaces between. */
  qualifiers: string
  /** Empty where none is named. */
  position: string
  quantity: number
  note: string
}

/** An element of an App once it is closed. */
export type ReadElement = {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  text: string
}
