export const catalogueKeys = {
  all: ["catalogue"] as const,
  list: () => [...catalogueKeys.all, "list"] as const,
  first: (limit: number) => [...catalogueKeys.all, "first", limit] as const,
  product: (id: string) => [...catalogueKeys.all, "product", id] as const,
}
