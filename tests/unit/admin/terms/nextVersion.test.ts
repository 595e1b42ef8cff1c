import { describe, expect, it } from 'vitest'
import { nextVersion } from '@/admin/terms/TermsForm'
import type { TermsVersion } from '@/admin/terms/TermsList'

const first: TermsVersion = {
  id: 7,
  version: '1',
  code: 'privacy',
  title: '개인정보처리방침',
  edition: 1,
  isRequired: false,
  effectiveOn: '2026-01-01',
  published: true,
  state: 'past',
  pdfUrl: '/files/privacy-1.pdf',
  acceptedCount: 3,
  memberCount: 4,
  body: '## 제1조',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('New versions of terms', () => {
  it('The first version of a document is a required draft', () => {
    expect(nextVersion('tos', undefined, undefined)).toEqual({
      code: 'tos',
      title: '이용약관',
      edition: 1,
      isRequired: true,
      published: false,
      body: '',
    })
  })

  it('A new version follows the last number and is a draft without a date or file', () => {
    expect(nextVersion('privacy', { edition: 4 }, first)).toEqual({
      code: 'privacy',
      title: '개인정보처리방침',
      edition: 5,
      isRequired: false,
      published: false,
      body: '## 제1조',
    })
  })
})
