import { describe, expect, it } from 'vitest'
import {
  cursorOf,
  CURSOR_PATTERN,
  readCursor,
  commentHref,
  commentViewHref,
  readCommentView,
} from '@/contract/commentView'

describe('URLs of comment views', () => {
  it('A comment view survives a round trip through its URL', () => {
    const view = {
      sort: 'popular',
      after: '1.2.3.4',
      before: null,
      at: 7,
      refused: null,
      wait: null,
      answer: null,
      held: false,
    } as const
    const href = commentViewHref('/board/free/1', view)
    expect(readCommentView(Object.fromEntries(new URL(href, 'https://a.example').searchParams))).toEqual(view)
    expect(href.endsWith('#comment-7')).toBe(true)
  })

  it('Invalid parameters in the URL of a comment view are ignored', () => {
    expect(
      readCommentView({ sort: 'x', after: '<b>', comment: '-1', refused: 'hacked', wait: '1e9', answer: ['0', '5'] }),
    ).toEqual({
      sort: 'latest',
      after: null,
      before: null,
      at: null,
      refused: null,
      wait: null,
      answer: null,
      held: false,
    })
  })

  it('The URL of one comment leads to its element', () => {
    expect(commentHref('/board/free/1', 5)).toBe('/board/free/1?comment=5#comment-5')
    expect(commentViewHref('/board/free/1', {})).toBe('/board/free/1#comments')
  })
})

it('A comment cursor survives a round trip through its text', () => {
  const key = { like_count: 3, reply_count: 0, created: 1_763_845_200_123, id: 2_147_483_647 }
  expect(cursorOf(key)).toMatch(CURSOR_PATTERN)
  expect(readCursor(cursorOf(key))).toEqual(key)
})
