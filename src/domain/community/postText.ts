import type { Violation } from '../violation'

/** What is missing of a post's words; null when nothing is. Both come cleaned. */
export function violationOfPostText({ title, content }: { title?: string; content?: string }): Violation | null {
  if (title === '') return { code: 'post-title-required', params: { field: 'title' } }
  return content === '' ? { code: 'post-content-required', params: { field: 'content' } } : null
}
