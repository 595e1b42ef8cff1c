import { textarea } from 'payload/shared'
import type { TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

/** Of members' texts: in code points, as forms, the API and the database count. */
const validate: TextareaFieldValidation = (value, options) => {
  const isWithin = [...(value ?? '')].length <= (options.maxLength ?? 0)
  return textarea(value, isWithin ? { ...options, maxLength: undefined } : options)
}

export const countCharacters = validate as TextareaFieldValidation & TextFieldSingleValidation
