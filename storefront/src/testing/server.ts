import { setupServer } from "msw/node"
import { orderHandlers } from "./order-handlers"
import { peopleHandlers } from "./people-handlers"
import { productHandlers } from "./product-handlers"
import { searchHandlers } from "./search-handlers"
import { sessionHandlers } from "./session-handlers"

/** The shop's answers; a test puts a refusal before them with `server.use`. */
export const server = setupServer(
  ...productHandlers,
  ...searchHandlers,
  ...peopleHandlers,
  ...orderHandlers,
  ...sessionHandlers,
)
