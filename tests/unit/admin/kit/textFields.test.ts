import { expect, it } from 'vitest'
import { limitedTo, upTo } from '@/admin/kit/fields/textFields'

it('A field says by how many characters its text is too long, and its help while it fits', () => {
  expect(limitedTo(3, '가나다', '도움말')).toEqual({ error: false, helperText: '도움말' })
  const said = '3자까지 쓸 수 있어요. 2자를 줄여 주세요.'
  expect(limitedTo(3, '가나다라마', '도움말')).toEqual({ error: true, helperText: said })
  expect([upTo(3)('가나다라마'), upTo(3)('가나다'), upTo(3)(null)]).toEqual([said, undefined, undefined])
})
