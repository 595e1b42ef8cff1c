import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FileNotice } from '@/admin/uploads/desk/SheetStep'
import type { UploadActions } from '@/admin/uploads/useUpload'
import type { Upload } from '@/contract/uploadState'
import { EMPTY_OVERLAY } from '@/contract/uploadCorrections'

const actions = { change: { isPending: false, mutate: () => undefined } } as unknown as UploadActions
const shown = (given: Partial<Upload>): string => {
  const upload = { status: 'failed', error: null, overlay: EMPTY_OVERLAY, ...given } as Upload
  return renderToStaticMarkup(<FileNotice upload={upload} actions={actions} />)
}

describe('Notice about a file of another list', () => {
  it('The notice names the detected list and its evidence, and offers to read the file anyway', () => {
    const error = { code: 'other_list', file: 'a.xlsx', sheet: '3월', list: 'overtime_meals', value: '급량비' } as const
    const text = shown({ error })
    expect(text).toContain(
      '업무추진비가 아니라 특근매식비 목록으로 보여요(근거: &#x27;급량비&#x27;, 시트 &#x27;3월&#x27;)',
    )
    expect(text).toContain('업무추진비로 읽기')
  })

  it('The notice stays visible after staff accept the file, and offers to ask them again', () => {
    const text = shown({ status: 'read', overlay: { ...EMPTY_OVERLAY, acceptedLists: ['travel', 'card'] } })
    expect(text).toContain('여비·법인카드 목록으로 보였지만, 업무추진비로 읽고 있어요.')
    expect(text).toContain('도로 묻기')
  })

  it('A file of the expected list shows no notice', () => {
    expect(shown({ status: 'read' })).toBe('')
  })
})
