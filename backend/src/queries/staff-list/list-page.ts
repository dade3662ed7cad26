/** What a page of a list is: how many rows are left out before it, and how many it has at most. */
export type Page = { skip: number; take: number }

/** The ids of a page of a list in their order, and how many the list has. */
export type ListPage = { ids: string[]; count: number }
