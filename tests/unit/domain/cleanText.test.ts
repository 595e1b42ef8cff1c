import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from '@/domain/text'
import { newCommentSchema } from '@/contract/comments'
import { newPostSchema } from '@/contract/posts'
import { violationOfPostText } from '@/domain/community/postRules'
import { newReviewSchema } from '@/contract/reviews'

const INVISIBLE = [
  '\u200b\u200d\ufeff',
  '\u3164\u115f\uffa0',
  '\u2800 \u2800',
  '\u00ad\n\u2060',
  '\u{e0020}',
  '\ufe0f',
  '\u2003',
]

describe('Text that shows nothing', () => {
  it.each(INVISIBLE)('Text of the invisible characters %j counts as empty', (text) =>
    expect([cleanText(text), cleanLine(text)]).toEqual(['', '']),
  )

  it.each(INVISIBLE)('A title, a comment and a review of %j are refused or left out', (text) => {
    const post = newPostSchema.parse({ board: 'free', title: text, content: '내용' })
    expect(violationOfPostText(post)?.code).toBe('post-title-required')
    const untold = newPostSchema.parse({ board: 'free', title: '제목', content: text })
    expect(violationOfPostText(untold)?.code).toBe('post-content-required')
    expect(newCommentSchema.parse({ content: text }).content).toBe('')
    expect(newReviewSchema.parse({ rating: 5, content: text }).content).toBeNull()
  })

  it('Invisible characters between visible ones stay, because emoji and scripts need them', () => {
    for (const text of ['👨‍👩‍👧 점심', '가\u200b나', '❤️']) expect(cleanText(text)).toBe(text.normalize('NFC'))
  })
})
