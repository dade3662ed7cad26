/** NUL, which PostgreSQL's text refuses, and half a surrogate pair, which its JSON refuses. */
export const FORBIDDEN_TEXT = /\0|\p{Surrogate}/u
