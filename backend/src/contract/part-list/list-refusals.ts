/** Refusals about saved lists: a part of REFUSALS. */
export const LIST_REFUSALS = {
  list_not_found: {
    status: 404,
    sentence: "There is no such list",
    doc: "An unknown list, somebody else's, and one that is not shared any more alike",
  },
  list_changed: {
    status: 409,
    sentence: "This list was changed elsewhere: look at it again",
    doc: "The list is another one than the version that was sent",
  },
  list_name_taken: { status: 409, sentence: "You have a list of this name already" },
  list_full: {
    status: 409,
    sentence: "A list holds at most {most} different parts",
    doc: "The list would hold more different parts than it can",
  },
  too_many_lists: {
    status: 409,
    sentence: "You have {most} lists already: delete one first",
    doc: "There are as many lists as a person keeps",
  },
} as const
