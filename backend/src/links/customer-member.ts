import { defineLink } from "@medusajs/framework/utils"
import CustomerModule from "@medusajs/medusa/customer"
import MemberModule from "../modules/member"

export default defineLink(CustomerModule.linkable.customer, {
  linkable: MemberModule.linkable.member,
  deleteCascade: true,
})
