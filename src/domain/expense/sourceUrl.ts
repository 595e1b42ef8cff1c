import { SOURCE_URL_MAX } from '@/domain/http/limits'

/** The database constraint `source_documents_url` is the same. */
const FORM = /^https?:\/\/[^/?#@\s\\\p{Cc}]+([/?#][^\s\p{Cc}]*)?$/iu

/**
 * Whether a text is safe as a link to a published page: http or https, bounded length, no user or password. Other
 * schemes (`javascript:`) could run code in a visitor's browser.
 */
export const isSourceUrl = (text: string): boolean =>
  text.length <= SOURCE_URL_MAX && FORM.test(text) && URL.canParse(text)
