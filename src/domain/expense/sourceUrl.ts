import { SOURCE_URL_MAX } from '@/domain/http/limits'

/** The same in SQL: the constraint `source_documents_url`. */
const FORM = /^https?:\/\/[^/?#@\s\\\p{Cc}]+([/?#][^\s\p{Cc}]*)?$/iu

/**
 * Whether a text may stand as a link to a published page: http or https, of bounded length, naming no user or password.
 * Anything else could run in the browser of whoever follows it.
 */
export const isSourceUrl = (text: string): boolean =>
  text.length <= SOURCE_URL_MAX && FORM.test(text) && URL.canParse(text)
