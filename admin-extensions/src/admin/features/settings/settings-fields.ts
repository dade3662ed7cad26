import type { TFunction } from "i18next"
import { carrierProblem } from "../../../../../backend/src/contract/shop/carriers"
import type { ShopSettings } from "../../../../../backend/src/contract/shop/shop-settings"

type Typed = Record<Exclude<keyof ShopSettings, "review_moderation">, string>

/** The form's fields as they are typed. */
export type SettingsForm = Typed & Pick<ShopSettings, "review_moderation">

export type SettingsErrors = Partial<Typed>

const MOST_RETURN_DAYS = 3650
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function formOf(settings: ShopSettings): SettingsForm {
  return {
    ...settings,
    staff_mails: settings.staff_mails.join("\n"),
    minimum_order_quantity: String(settings.minimum_order_quantity),
    synonyms: settings.synonyms.join("\n"),
    carriers: settings.carriers.join("\n"),
    return_days: String(settings.return_days),
  }
}

export function settingsOf(form: SettingsForm): ShopSettings {
  return {
    ...form,
    staff_mails: mailsOf(form),
    minimum_order_quantity: Number(form.minimum_order_quantity),
    synonyms: groupsOf(form),
    carriers: linesOf(form.carriers),
    return_days: Number(form.return_days),
  }
}

/** What is wrong with each field; the server checks it all once more. */
export function errorsOf(form: SettingsForm, t: TFunction<"shop">): SettingsErrors {
  const errors: SettingsErrors = {}
  if (form.name.trim() === "") errors.name = t("settings.errors.name")
  const mails = mailsOf(form)
  const wrong = mails.find((mail) => !MAIL.test(mail))
  if (mails.length === 0) errors.staff_mails = t("settings.errors.staff_mails")
  else if (wrong) errors.staff_mails = t("settings.errors.staff_mail", { mail: wrong })
  if (!/^[1-9]\d{0,6}$/.test(form.minimum_order_quantity.trim())) {
    errors.minimum_order_quantity = t("settings.errors.minimum_order_quantity")
  }
  if (!/^\d{1,4}$/.test(form.return_days.trim()) || Number(form.return_days) > MOST_RETURN_DAYS) {
    errors.return_days = t("settings.errors.return_days")
  }
  const lonely = groupsOf(form).find((group) => !group.includes(","))
  if (lonely !== undefined) errors.synonyms = t("settings.errors.synonyms", { group: lonely })
  const problem = linesOf(form.carriers).map(carrierProblem).find(Boolean)
  if (problem) errors.carriers = problem
  return errors
}

function groupsOf({ synonyms }: SettingsForm): string[] {
  return linesOf(synonyms)
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "")
}

function mailsOf({ staff_mails }: SettingsForm): string[] {
  return staff_mails.split(/[\s,;]+/).filter(Boolean)
}
