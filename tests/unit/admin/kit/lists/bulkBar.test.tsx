import { ListContextProvider } from 'ra-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BulkBar, chosenText } from '@/admin/kit/lists/ListTable'

describe('Bar of what is chosen', () => {
  it('The bar says how much of what is chosen stands on other pages', () => {
    const chosen = { count: 3, elsewhere: 2, isAll: false, unit: '곳' }
    expect(chosenText(chosen)).toBe('3곳 고름 · 다른 쪽에 2곳')
    expect(chosenText({ ...chosen, elsewhere: 0 })).toBe('3곳 고름')
    expect(chosenText({ ...chosen, count: 90, isAll: true })).toBe('90곳 모두 고름')
  })

  it('Nothing can be done with rows that were chosen before the list was opened', () => {
    const list = { resource: 'restaurants', data: [{ id: 1 }], total: 90, selectedIds: [1, 40], filterValues: {} }
    const page = renderToStaticMarkup(
      <ListContextProvider value={list as never}>
        <BulkBar>삭제</BulkBar>
      </ListContextProvider>,
    )
    expect(page).toBe('')
  })
})
