import { SUBMISSION_TYPES, type SubmissionType } from "../../../contract/aces/aces-import"
import { RefusedFile } from "./refused-file"

const BRAND = /^[A-Z\d]{4}$/

/** Who sends a file, and what it is to do. */
export type AcesHeader = {
  version: string
  /** BrandAAIAID; that of the first part where the Header names none. */
  brand: string | undefined
  submissionType: SubmissionType
  vcdbVersionDate: string
  title: string
}

/** The Header by its texts. Throws RefusedFile for a brand or a submission type that is none. */
export function readHeader(
  line: number,
  texts: Readonly<Record<string, string>>,
  version: string,
): AcesHeader {
  const brand = (texts.BrandAAIAID ?? "").toUpperCase()
  if (brand !== "" && !BRAND.test(brand)) {
    throw new RefusedFile(line, "The Header's BrandAAIAID must be four letters or digits")
  }
  const type = (texts.SubmissionType ?? "").toUpperCase()
  const submissionType = SUBMISSION_TYPES.find((known) => known === type)
  if (!submissionType) {
    throw new RefusedFile(line, "The Header's SubmissionType must be FULL, UPDATE or TEST")
  }
  const { VcdbVersionDate = "", DocumentTitle = "" } = texts
  return {
    ...{ version, submissionType, brand: brand || undefined },
    vcdbVersionDate: VcdbVersionDate,
    title: DocumentTitle,
  }
}
