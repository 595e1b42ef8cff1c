import type { FieldHook } from 'payload'
import { cleanNickname } from '@/domain/member/nickname'

export const tidyNickname: FieldHook = ({ value }) =>
  typeof value === 'string' ? cleanNickname(value) : (value as unknown)
