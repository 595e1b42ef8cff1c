import { SOURCE_URL_MAX } from '@/domain/http/limits'

/** The same rule as the database constraint `source_documents_url`. */
const FORM = /^https?:\/\/[^/?#@\s\\\p{Cc}]+([/?#][^\s\p{Cc}]*)?$/iu

/** http or https without credentials. Other schemes (`javascript:`) could run code in visitors' browsers. */
export const isSourceUrl = (text: string): boolean =>
  text.length <= SOURCE_URL_MAX && FORM.test(text) && URL.canParse(text)
