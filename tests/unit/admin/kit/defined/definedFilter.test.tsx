import { ListContextProvider } from 'ra-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DefinedFilter } from '@/admin/kit/defined/definedList'
import { faqs } from '@/resources/faqs'
import { restaurants } from '@/resources/restaurants'

const shown = (filter: React.ReactElement, filterValues: object) =>
  renderToStaticMarkup(
    <ListContextProvider value={{ filterValues, setFilters: () => undefined } as never}>{filter}</ListContextProvider>,
  ).replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')

it('A filter of a choice has the label of its field, and its chosen value in words', () => {
  const status = <DefinedFilter of={faqs} source="status" />
  expect(shown(status, {})).toContain('상태 모두')
  expect(shown(status, { status: 'draft' })).toContain(`상태 ${faqs.fields.status.labels.draft}`)
})

it('A filter of a flag has the words of its field', () => {
  const isActive = <DefinedFilter of={restaurants} source="isActive" />
  expect(shown(isActive, { isActive: false })).toContain('상태 비활성')
})
