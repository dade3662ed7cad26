/** Under what a fulfilment's metadata says when it was taken back, after it was sent. */
export const TAKEN_BACK = "taken_back"
