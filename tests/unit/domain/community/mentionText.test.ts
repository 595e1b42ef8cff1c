import { describe, expect, it } from 'vitest'
import { completeMention, mentionBefore, mentionCandidates, splitMentions } from '@/domain/community/commentText'

describe('Mentions', () => {
  it('Every beginning of the text after @ is a candidate for a mention, the longest first', () => {
    expect(mentionCandidates('@점심 먹는')[0]?.slice(0, 3)).toEqual(['점심 먹는', '점심 먹', '점심'])
    expect(mentionCandidates('@단골손님은')[0]).toContain('단골손님')
  })

  it('A candidate for a mention does not end inside a Latin word', () => {
    expect(mentionCandidates('@minty')[0]).toEqual(['minty'])
  })

  it('E-mail addresses, links and a lone @ contain no mention', () => {
    expect(mentionCandidates('a@b.example https://x.example/@name @ @@')).toEqual([])
  })

  it('At most ten mentions are read from a text of any length', () => {
    expect(mentionCandidates('@가나 '.repeat(500))).toHaveLength(10)
  })

  it('A text is split only at mentions of known nicknames', () => {
    expect(splitMentions('안녕 @점심 먹는 사람님, @점심도', ['점심', '점심 먹는 사람'])).toEqual([
      { text: '안녕 ', isMention: false },
      { text: '@점심 먹는 사람', isMention: true },
      { text: '님, ', isMention: false },
      { text: '@점심', isMention: true },
      { text: '도', isMention: false },
    ])
    expect(splitMentions('@누구', [])).toEqual([{ text: '@누구', isMention: false }])
  })

  it('A mention being typed ends at the caret and is completed in place', () => {
    expect(mentionBefore('안녕 @단골', 6)).toEqual({ start: 3, typed: '단골' })
    expect(mentionBefore('안녕 @단골', 4)).toBeNull()
    expect(mentionBefore('a@단골', 4)).toBeNull()
    expect(mentionBefore('@점심 먹', 5)).toEqual({ start: 0, typed: '점심 먹' })
    expect(mentionBefore('@점심 먹는 사', 8)).toBeNull()
    expect(completeMention('안녕 @단골 하세요', 6, '단골손님')).toEqual({ text: '안녕 @단골손님 하세요', caret: 9 })
    expect(completeMention('안녕', 2, '단골손님')).toEqual({ text: '안녕', caret: 2 })
  })
})
