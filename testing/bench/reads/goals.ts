import type { Goal } from "../statistics/goal"

/** The names of the sides, as in the tables. */
export const OWN = "the shop"
export const SLIM = "Medusa, the same fields"
export const WHOLE = "Medusa, its default fields"
export const LIMIT = "bare http + pg"

type Goals = Readonly<Record<string, Goal>>

/** How many times a side's requests a second ours are to be, with 16 connections that each want another page or part. */
export const READ_GOALS: Goals = {
  [SLIM]: { bound: "at least", must: 25, aim: 50 },
  [LIMIT]: { bound: "at least", must: 0.2, aim: 0.3 },
}

/** The same of searches, each for other words. */
export const SEARCH_GOALS: Goals = { [SLIM]: { bound: "at least", must: 15, aim: 25 } }

/** The shop's time to its first answer against a bare Medusa's. */
export const BOOT_GOAL: Goal = { bound: "at most", must: 1.3, aim: 1.1 }

/** A page has twelve rows: six products of two variants each. Medusa counts products. */
export const ROWS = 12
export const PRODUCTS = 6

export type Urls = { own: string; medusa: string }
