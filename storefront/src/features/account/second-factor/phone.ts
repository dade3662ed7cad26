import type { MultiFactorInfo, PhoneMultiFactorInfo } from "firebase/auth"

/** A telephone that a second factor's codes go to; before the login is done its number is masked. */
export type Phone = { id: string; number: string }

/** The telephones among an account's second factors. */
export function phonesOf(factors: readonly MultiFactorInfo[]): Phone[] {
  return factors.filter(isPhone).map(({ uid, phoneNumber }) => ({ id: uid, number: phoneNumber }))
}

function isPhone(factor: MultiFactorInfo): factor is PhoneMultiFactorInfo {
  return factor.factorId === "phone"
}
