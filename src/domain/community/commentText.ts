import { isSafeHref } from '../markdown/safeHref'
import { splitMentions } from './mentionText'
import { splitLinks } from './splitLinks'

/** A piece of a comment: words, a nickname that it names, or a link. */
export type CommentPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'link'; text: string; href: string }

/**
 * The text of a comment in pieces, with its line breaks: comments have no formatting but links and names.
 * @param mentions nicknames that it names, as they are written in it
 * @param origin of this site, without a slash at its end
 */
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

/** The same as HTML that holds nothing but `br`, `b` and `a`: all that its author typed is escaped. */
export const commentHtml = (content: string, mentions: readonly string[], origin: string): string =>
  readCommentText(content, mentions, origin)
    .map((part) => (HTML[part.kind] as (part: CommentPart) => string)(part))
    .join('')
