/** Refusals about what comes back of an order: a part of REFUSALS. */
export const RETURN_REFUSALS = {
  return_not_found: {
    status: 404,
    sentence: "There is no such return",
    doc: "An unknown return and somebody else's alike",
  },
  returns_not_taken: { status: 409, sentence: "The shop takes no returns" },
  more_than_returnable: {
    status: 409,
    sentence: "Of {name} only {pieces} pieces can be returned",
    doc: "More pieces than have arrived and were not asked back yet, or the time to ask is over",
    variants: {
      none: "Of {name} no piece can be returned",
      late: "{name} could be returned until {until}",
    },
  },
  return_state: {
    status: 409,
    sentence: "This return is {state}: look at it again",
    doc: "Another step of this return came first",
    variants: { partly: "A part of this return went back already: refund the rest" },
  },
  too_many_pictures: {
    status: 409,
    sentence: "A return has at most {most} pictures",
    doc: "The return has as many pictures as it can",
  },
  picture_not_found: { status: 404, sentence: "There is no such picture" },
  extra_not_returnable: {
    status: 409,
    sentence: "This cannot be returned, or not so many of it",
    doc: "No plugin takes this back of the order, or fewer of it, or not any more",
  },
  return_amount_too_high: {
    status: 409,
    sentence: "At most {most} can go back for this return",
    doc: "More than the pieces that came back have cost",
  },
  replacement_out_of_stock: {
    status: 409,
    sentence: "Of {name} there are not enough in stock for a replacement: refund it instead",
    doc: "There are not enough in stock for a replacement",
    variants: { gone: "{name} is not sold any more: refund it instead" },
  },
} as const
