import { callForData, messageOf } from "@halden/storefront/kit/api"
import { SubmitButton, TextField, useShopForm, z } from "@halden/storefront/kit/form"
import { usePerson } from "@halden/storefront/kit/person"
import {
  personalMeta,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@halden/storefront/kit/query"
import { Link, useLocation } from "@halden/storefront/kit/router"
import { toast } from "@halden/storefront/kit/toast"
import { Button, Notice } from "@halden/storefront/kit/ui"
import type { SlotProps } from "@halden/storefront/slots"
import type { Notice as Waiting } from "../src/contract"

const pathOf = (part: string) => `/x/halden-stock-notice/parts/${encodeURIComponent(part)}`

const noticeQuery = (part: string) =>
  queryOptions({
    queryKey: ["stock-notice", part],
    meta: personalMeta(),
    queryFn: ({ signal }) => callForData<Waiting>(pathOf(part), { signal }),
  })

/** For whoever is signed in: the mail goes to their own address and to no other. */
export function StockNotice({ product: { _id } }: SlotProps<"price">) {
  const person = usePerson()
  const notice = useQuery({ ...noticeQuery(_id), enabled: person.status === "signedIn" })
  if (person.status === "guest") return <LogInFirst />
  if (!notice.data) return null
  const { quantity } = notice.data
  return quantity === null ? <Ask part={_id} /> : <Asked part={_id} quantity={quantity} />
}

function LogInFirst() {
  const from = useLocation()
  return (
    <p className="text-sm">
      <Link to="/login" state={{ from }} className="underline underline-offset-4">
        Log in
      </Link>{" "}
      to be told by mail when more pieces are there.
    </p>
  )
}

const schema = z.object({ quantity: z.string().regex(/^[1-9]\d{0,5}$/, "a whole number from 1") })

function Ask({ part }: { part: string }) {
  const queryClient = useQueryClient()
  const { field, failure, busy, onSubmit } = useShopForm({
    schema,
    defaultValues: { quantity: "" },
    send: async (body) => {
      await callForData<Waiting>(pathOf(part), { method: "PUT", body })
      await queryClient.invalidateQueries(noticeQuery(part))
      toast.success("We write to you once, when they are there")
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-3">
      {/* The button stands beside the field, whatever is said below that. */}
      <div className="flex items-start gap-3">
        <TextField
          label="Pieces you wait for"
          inputMode="numeric"
          className="max-w-64 min-w-0 grow"
          {...field("quantity")}
        />
        <SubmitButton kind="plain" busy={busy} className="mt-6">
          Tell me
        </SubmitButton>
      </div>
      {failure ? <Notice tone="error" title={failure} /> : null}
    </form>
  )
}

function Asked({ part, quantity }: { part: string; quantity: number }) {
  const queryClient = useQueryClient()
  const stop = useMutation({
    mutationFn: () => callForData(pathOf(part), { method: "DELETE" }),
    onSuccess: () => queryClient.invalidateQueries(noticeQuery(part)),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <p className="flex items-center gap-3">
      We write to you once, when {quantity.toLocaleString("en-US")} pieces are there.
      <Button kind="quiet" onClick={() => stop.mutate()}>
        Stop
      </Button>
    </p>
  )
}
