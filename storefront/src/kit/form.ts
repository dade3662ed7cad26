/** Forms with the shop's fields: checked before they are sent, with the shop's complaints at the fields. */
export { describedBy, FieldFrame } from "@/components/ui/form/field-frame"
export { SubmitButton } from "@/components/ui/form/submit-button"
export { TextArea, TextField } from "@/components/ui/form/text-field"
export { useShopForm } from "@/components/ui/form/use-shop-form"
export { z } from "zod"
