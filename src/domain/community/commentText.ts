import { isSafeHref } from '../markdown/safeHref'
import { splitMentions } from './mentionText'
import { splitLinks } from './splitLinks'

export type CommentPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'link'; text: string; href: string }

/** Only links and mentions; there is no other formatting. `origin`: of this site, without a trailing slash. */
export function readCommentText(content: string, mentions: readonly string[], origin: string): CommentPart[] {
  return splitLinks(content, origin).flatMap((piece): CommentPart[] => {
    if (piece.href !== null && isSafeHref(piece.href)) return [{ kind: 'link', text: piece.text, href: piece.href }]
    return splitMentions(piece.text, mentions).map(({ text, isMention }) => ({
      kind: isMention ? 'mention' : 'text',
      text,
    }))
  })
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const HTML: { [Kind in CommentPart['kind']]: (part: Extract<CommentPart, { kind: Kind }>) => string } = {
  text: ({ text }) => lines(text),
  mention: ({ text }) => `<b>${lines(text)}</b>`,
  link: ({ text, href }) => `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${escapeHtml(text)}</a>`,
}

export const commentHtml = (content: string, mentions: readonly string[], origin: string): string =>
  readCommentText(content, mentions, origin)
    .map((part) => (HTML[part.kind] as (part: CommentPart) => string)(part))
    .join('')
