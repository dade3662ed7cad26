import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Navigate, useLocation } from "react-router-dom"
import { productNumbersQuery } from "./api"

type SuccessorProps = { id: string; nothing: ReactNode; waiting: ReactNode }

/** Leads from a part that is gone to what took its place, as the server does with its address. */
export function Successor({ id, nothing, waiting }: SuccessorProps) {
  const { search } = useLocation()
  const { data, isPending } = useQuery(productNumbersQuery(id))
  if (isPending) return waiting
  if (!data?.successor?.productId) return nothing
  return <Navigate replace to={{ pathname: `/product/${data.successor.productId}`, search }} />
}
