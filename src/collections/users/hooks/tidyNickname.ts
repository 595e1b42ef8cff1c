import type { FieldHook } from 'payload'
import { cleanNickname } from '@/domain/member/nickname'

/** Staff are called what they like, but nothing in it is invisible. */
export const tidyNickname: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanNickname(value) : (value as unknown)
