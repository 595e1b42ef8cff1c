import { describe, expect, it } from 'vitest'
import { SIZE_LIMITS } from '@/domain/expense/fileErrors'
import { describeFileError } from '@/messages/cli/fileErrors'
import { describeUploadError } from '@/messages/staff/uploads'

describe('Size limit messages', () => {
  it.each(SIZE_LIMITS)('The message about an exceeded limit names the limit and what to do: %s', (limit) => {
    const error = { code: 'too_big', file: 'a.xlsx', limit } as const
    expect(describeFileError(error)).toMatch(
      /^a\.xlsx: .+한도 [\d,]+(?:MB|줄|개|장|쪽|자)[를을]? ?.*읽지 않았어요\. .+주세요\.$/,
    )
    expect(describeUploadError(error)).toMatch(/한도 [\d,]+.+주세요\.$/)
  })

  it('The messages about an endless row and a slow file name their limits', () => {
    expect(describeFileError({ code: 'long_line', file: 'a.csv', row: 3 })).toContain('a.csv 3행: 한 행이 한도 8MB를')
    expect(describeFileError({ code: 'too_slow', file: 'a.pdf', value: '9' })).toContain('한도 9초가 넘게 걸려')
  })
})
