import type { FieldHook } from 'payload'
import { cleanNickname } from '@/domain/member/nickname'

/** Staff choose any name, but invisible characters are removed. */
export const tidyNickname: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanNickname(value) : (value as unknown)
