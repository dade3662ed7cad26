/**
 * SQL of whether a row of catalogue_place is on a shelf that an index has in the order of names: all but
 * those of attributes, of which a part has more than of all else. A statement that says the same, word
 * for word, can use that index.
 */
export const IS_NAMED_SHELF = "left(shelf, 1) <> '='"
