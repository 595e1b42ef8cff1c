import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '../member/limits'
import { cleanNickname } from '../member/nickname'
import type { StaffRole } from '../roles'
import type { Violation } from '../violation'
import { isEmail, normalizeEmail } from './staff'

export interface NewStaffAccount {
  email: string
  nickname: string
  role: StaffRole
}

/** As stored; not validated. */
export const tidyNewStaff = ({ email, nickname, role }: NewStaffAccount): NewStaffAccount => ({
  email: normalizeEmail(email),
  nickname: cleanNickname(nickname),
  role,
})

export function validateNewStaff(typed: NewStaffAccount): Violation[] {
  const { email, nickname } = tidyNewStaff(typed)
  const broken: Violation[] = []
  if (!email) broken.push({ code: 'email-required', params: { field: 'email' } })
  else if (!isEmail(email)) broken.push({ code: 'email-format', params: { field: 'email' } })
  const letters = [...nickname].length
  if (!letters) broken.push({ code: 'nickname-required', params: { field: 'nickname' } })
  else if (letters < NICKNAME_LENGTH_MIN || letters > NICKNAME_LENGTH_MAX)
    broken.push({
      code: 'nickname-length',
      params: { field: 'nickname', min: NICKNAME_LENGTH_MIN, max: NICKNAME_LENGTH_MAX },
    })
  return broken
}
