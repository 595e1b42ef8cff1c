import type { TextFieldSingleValidation } from 'payload'
import { isSourceUrl } from '@/domain/expense/sourceUrl'
import { SOURCE_URL_MAX } from '@/domain/http/limits'
import { messageOf } from '@/messages/violations'

export const validateSourceUrl: TextFieldSingleValidation = (value) =>
  !value || isSourceUrl(value) || messageOf({ code: 'source-url', params: { max: SOURCE_URL_MAX } })
