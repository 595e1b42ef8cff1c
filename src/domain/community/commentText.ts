import { isSafeHref, splitLinks } from '../markdown/links'
import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '../member/limits'
import { MENTIONS_MAX } from './community'

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

/** An `@` at the start of a word, not in an email address or a link. */
const STARTS = /(?<![^\s([{"'‘“,.!?~])@(?=[\p{L}\p{N}])/gu
const RUN = /^[\p{L}\p{M}\p{N} ._-]{1,40}/u
const LATIN = /[a-z0-9]/i

/** Possible nicknames after an `@`, longest first: a Korean particle may follow, Latin letters may not. */
function candidatesAt(text: string, start: number): string[] {
  const run = [...(RUN.exec(text.slice(start, start + 2 * NICKNAME_LENGTH_MAX))?.[0] ?? '')]
  const lengths = Array.from({ length: Math.min(run.length, NICKNAME_LENGTH_MAX) }, (_, i) => i + 1).reverse()
  return lengths
    .filter(
      (length) =>
        length >= NICKNAME_LENGTH_MIN && !(LATIN.test(run[length] ?? '') && LATIN.test(run[length - 1] ?? '')),
    )
    .map((length) => run.slice(0, length).join(''))
    .filter((candidate) => candidate === candidate.trim())
}

/** Possible nicknames for each `@` in a text, longest first, for at most `MENTIONS_MAX` of them. */
export const mentionCandidates = (text: string): string[][] =>
  [...text.matchAll(STARTS)]
    .map(({ index }) => candidatesAt(text, index + 1))
    .filter((candidates) => candidates.length > 0)
    .slice(0, MENTIONS_MAX)

interface MentionPart {
  text: string
  isMention: boolean
}

export function splitMentions(text: string, mentions: readonly string[]): MentionPart[] {
  const longestFirst = [...mentions].sort((a, b) => b.length - a.length)
  const parts: MentionPart[] = []
  let end = 0
  for (const { index } of text.matchAll(STARTS)) {
    const named = longestFirst.find((nickname) => text.startsWith(nickname, index + 1))
    if (named === undefined || index < end) continue
    if (index > end) parts.push({ text: text.slice(end, index), isMention: false })
    end = index + 1 + named.length
    parts.push({ text: text.slice(index, end), isMention: true })
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMention: false })
  return parts
}

/** A nickname may contain one space; text after a second one belongs to the sentence. */
const TYPED = /(?<![^\s([{"'‘“,.!?~])@([\p{L}\p{N}._-]{1,20}(?: [\p{L}\p{N}._-]{1,20})?)$/u

/** The nickname being typed before the caret; null if there is none. */
export function mentionBefore(text: string, caret: number): { start: number; typed: string } | null {
  const found = TYPED.exec(text.slice(0, caret))
  return found?.[1] === undefined ? null : { start: found.index, typed: found[1] }
}

export function completeMention(text: string, caret: number, nickname: string): { text: string; caret: number } {
  const begun = mentionBefore(text, caret)
  if (!begun) return { text, caret }
  const before = `${text.slice(0, begun.start)}@${nickname} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
