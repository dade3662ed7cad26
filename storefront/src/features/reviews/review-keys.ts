export const reviewKeys = {
  all: ["reviews"] as const,
  newest: (limit: number) => [...reviewKeys.all, "newest", limit] as const,
  mine: (email: string) => [...reviewKeys.all, "mine", email.toLowerCase()] as const,
  everybody: () => [...reviewKeys.all, "everybody"] as const,
  part: (productId: string) => [...reviewKeys.all, "part", productId] as const,
}
