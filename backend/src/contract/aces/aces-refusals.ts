/** Refusals about ACES files: a part of REFUSALS. */
export const ACES_REFUSALS = {
  aces_run_not_found: { status: 404, sentence: "There is no such import" },
  aces_wrong_place: {
    status: 409,
    sentence: "Send the file on from byte {received}",
    doc: "The bytes do not follow those that the shop has of the file",
  },
  aces_not_possible: {
    status: 409,
    sentence: "This import is {state}: look at it again",
    doc: "The import is not in a state in which this can be done",
    variants: { test: "The file says TEST: it is judged and never written" },
  },
  aces_unmapped: {
    status: 409,
    sentence: "{rows} Apps wait for a mapping: map what they name, or leave them out",
    doc: "Apps of the file name what is not mapped",
  },
  aces_outdated: {
    status: 409,
    sentence: "A later file of this brand holds already: send this one again if it is to hold",
  },
} as const
