export const orderKeys = {
  all: ["orders"] as const,
  mine: (email: string) => [...orderKeys.all, "mine", email.toLowerCase()] as const,
  everybody: () => [...orderKeys.all, "everybody"] as const,
  order: (id: string) => [...orderKeys.all, "order", id] as const,
}
