import type { Office } from './office'
import { nearText, parseNear } from './nearPoint'

/** Decimals of an office in an account: about ten metres, which no walking time shows. */
const SAVED_DIGITS = 4

/** The point of an office as an account stores it, in canonical form. */
export function savedNear(near: string): string {
  const point = parseNear(near)
  return point ? nearText(point, SAVED_DIGITS) : near
}

/** Whether two offices are the same place for an account. */
export const isSameOffice = (one: Office, other: Office): boolean => savedNear(one.near) === savedNear(other.near)

export interface OfficeChoice {
  /** the office that counts: the device's own, otherwise the account's */
  office: Office | null
  /** whether the account has the office that counts */
  isSaved: boolean
  /** the account's office, if the device's own hides a different one */
  hidden: Office | null
}

/** Decides between the office of a device and the one of its member's account, either of which may be missing. */
export function chooseOffice(device: Office | null, account: Office | null): OfficeChoice {
  const isSaved = account !== null && (device === null || isSameOffice(device, account))
  return { office: device ?? account, isSaved, hidden: isSaved ? null : account }
}
