/** Refusals about vehicles: a part of REFUSALS. */
export const VEHICLE_REFUSALS = {
  vehicle_not_found: {
    status: 404,
    sentence: "There is no such vehicle",
    variants: { make: "There is no such make", model: "There is no such model" },
  },
  vehicle_changed: {
    status: 409,
    sentence: "Somebody changed this meanwhile: look at it again",
  },
  vehicle_name_taken: {
    status: 409,
    sentence: "{name} is there already",
    doc: "Another make, or another model of the make, has this name",
  },
  vehicle_in_use: {
    status: 409,
    sentence: "It is still used, so it cannot be deleted ({uses})",
    doc: "Models, vehicles, fitments or garages hang on it",
  },
  fitment_not_found: { status: 404, sentence: "There is no such fitment" },
  fitment_known: { status: 409, sentence: "This is said of the part and the vehicle already" },
  part_number_changed: {
    status: 409,
    sentence: "Somebody changed the numbers meanwhile: look at them again",
  },
  part_number_known: { status: 409, sentence: "The part has this number already" },
  successor_circle: {
    status: 409,
    sentence: "{part} cannot replace it: {part} is itself replaced by this part, in the end",
    doc: "The part would come to take its own place",
    variants: { itself: "A part cannot take its own place" },
  },
  successor_changed: {
    status: 409,
    sentence: "Somebody changed meanwhile what replaces the part: look at it again",
  },
  vehicle_model_not_found: { status: 404, sentence: "There is no such model of a vehicle" },
  garage_vehicle_not_found: {
    status: 404,
    sentence: "There is no such vehicle in your garage",
    doc: "An unknown vehicle of a garage, and somebody else's alike",
  },
  garage_vehicle_changed: {
    status: 409,
    sentence: "This vehicle was changed elsewhere: look at it again",
    doc: "The vehicle is another one than the version that was sent",
  },
  garage_full: {
    status: 409,
    sentence: "A garage holds at most {most} vehicles: take one out first",
    doc: "The garage holds as many vehicles as it can",
  },
} as const
