import type { Violation } from '../violation'

/** Expects cleaned text. */
export function violationOfPostText({ title, content }: { title?: string; content?: string }): Violation | null {
  if (title === '') return { code: 'post-title-required', params: { field: 'title' } }
  return content === '' ? { code: 'post-content-required', params: { field: 'content' } } : null
}
