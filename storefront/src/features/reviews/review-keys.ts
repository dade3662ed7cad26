export const reviewKeys = {
  all: ["reviews"] as const,
  newest: (limit: number) => [...reviewKeys.all, "newest", limit] as const,
}
