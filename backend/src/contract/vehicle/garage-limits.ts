/** As many rows as a person's garage has; each may stand for many of a kind. */
export const MOST_GARAGE_VEHICLES = 200

export const LONGEST_PLATE = 20
export const LONGEST_LABEL = 80
export const LARGEST_COUNT = 99_999
