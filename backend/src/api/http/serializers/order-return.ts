import type { OrderReturn } from "../../../contract/return/order-return"
import { orderNumber } from "../../../contract/order/order-number"
import type { StaffReturn } from "../../../contract/return/staff-return"
import { returnNumber, type ReturnRow } from "../../../queries/return/returns"
import { mostBack } from "../../../workflows/return/settle/return-money"

/** A return as its customer reads it. */
export function toReturn(row: ReturnRow): OrderReturn {
  return {
    ...told(row),
    lines: row.lines.map(({ id: _, line_item_id: __, ...line }) => line),
    pictures: row.pictures.map((id) => ({
      id,
      url: `/api/v1/order/${row.order_id}/returns/${row._id}/pictures/${id}`,
    })),
  }
}

/** A return as staff read it in Medusa Admin. */
export function toStaffReturn(row: ReturnRow): StaffReturn {
  const { order_id, name, email, currency_code, order_due, location, worth } = row
  return {
    ...told(row),
    lines: row.lines,
    pictures: row.pictures.map((id) => ({
      id,
      url: `/admin/shop-returns/${row._id}/pictures/${id}`,
    })),
    ...{ order_id, order_number: orderNumber(row), customer: { name, email } },
    ...{ currency_code, order_due, location },
    worth: worth === null ? null : mostBack({ ...row, worth }),
  }
}

function told(row: ReturnRow): Omit<OrderReturn, "lines" | "pictures"> {
  const { _id, state, note, settlement, amount, amountReason, refund } = row
  const answer = state === "refused" ? row.refusal : row.answer
  const { requestedAt, approvedAt, refusedAt, withdrawnAt, receivedAt, settledAt } = row
  return {
    ...{ _id, number: returnNumber(row), state, note, answer },
    ...{ settlement, amount, amountReason, refund },
    ...{ requestedAt, approvedAt, refusedAt, withdrawnAt, receivedAt, settledAt },
  }
}
