/** What was done in the search's field before what makes it a search was there. */
export type Begun = { text: string; focused: boolean; submitted: boolean }
