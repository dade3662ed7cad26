/** The package's: codes, marks and the log go by it. */
export const NAME = "@halden/core-deposit"

/** What its lines of an order are known by. */
export const KEY = "core"
