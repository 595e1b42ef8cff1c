import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { cleanAddress } from '@/domain/place/address/addressText'
import { normalizeCell } from '@/domain/place/text/normalizeCell'

/** A lot as the register writes it: '17번지 11호', '산 6번지 17호', '75번지'. A sub-lot has at most four digits. */
const LOT = /(산\s?)?(\d{1,5})\s?번지(?:\s?(\d{1,4})\s?호(?!\s?점))?(?=\D|$)/

/** '신사동 17번지 11호 2층' → '신사동 17-11 2층', without owners and phone numbers. */
export function licenceAddress(text: string): string {
  const plain = cleanAddress(normalizeCell(text))
  return normalizeCell(
    plain.replace(LOT, (_, hill: string | undefined, lot: string, sub: string | undefined) => {
      const number = sub && Number(sub) > 0 ? `${lot}-${Number(sub)}` : lot
      return `${hill ? '산' : ''}${number} `
    }),
  )
}

export interface LicenceAddressKey {
  kind: 'lot' | 'road'
  /** '신사동 17-11', '증산로9길 26' */
  text: string
  /** whether it has a house or lot number, and so identifies a building */
  hasNumber: boolean
}

/** The key of an address in any notation; null without a street. */
export const licenceAddressKey = (address: string | null): LicenceAddressKey | null =>
  address === null ? null : keyOfPlain(licenceAddress(address))

/** The key of an address that `licenceAddress` returned. */
export function keyOfPlain(plain: string): LicenceAddressKey | null {
  const key = addressKey(plain)
  const text = addressKeyText(key)
  if (!key || text === '') return null
  return { kind: key.road ? 'road' : 'lot', text, hasNumber: /\d/.test(key.number ?? '') }
}
