import { ListContextProvider, memoryStore, StoreContextProvider } from 'ra-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BulkBar } from '@/admin/kit/lists/BulkBar'

/** The bar's text where two restaurants were chosen under `chosenUnder`, one of them on another page. */
function barUnder(filterValues: object, chosenUnder: object): string {
  const list = { resource: 'restaurants', data: [{ id: 1 }, { id: 2 }], total: 90, selectedIds: [1, 40], filterValues }
  const store = memoryStore({ 'restaurants.selectedUnder': JSON.stringify(chosenUnder) })
  const page = renderToStaticMarkup(
    <StoreContextProvider value={store}>
      <ListContextProvider value={list as never}>
        <BulkBar>
          <i>삭제</i>
        </BulkBar>
      </ListContextProvider>
    </StoreContextProvider>,
  )
  return page.replaceAll(/<style.*?<\/style>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('Bar of what is chosen', () => {
  it('The bar says how much of what is chosen stands on other pages', () => {
    expect(barUnder({ q: '국밥' }, { q: '국밥' })).toMatch(/2곳 고름 · 다른 쪽에 1곳 .*삭제/)
  })

  it('Nothing can be done with rows that were chosen under other conditions', () => {
    expect(barUnder({ type: 'no_point' }, { type: 'no_phone' })).toBe('')
  })
})
