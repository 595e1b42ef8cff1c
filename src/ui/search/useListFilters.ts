import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { ListQuery } from '@/contract/directoryQuery'
import { startProgress } from '../navigation/progress'
import { type ListFilters, listHref, refine } from '../urls/listHref'
import type { RegionChoice } from './regionChoices'

/** Every choice applies at once except the province, which waits for its district. */
export function useListFilters(query: ListQuery, rendered: readonly RegionChoice[]) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [draft, setDraft] = useState<ListFilters>(query)
  const [shown, setShown] = useState(query)
  const [all, setAll] = useState<readonly RegionChoice[] | null>(null)
  if (shown !== query) {
    // The list was changed by a chip or the back button; the form follows it.
    setShown(query)
    setDraft(query)
  }
  const chooseProvince = (province: string | undefined) => {
    setDraft({ ...draft, province, district: undefined })
    // A failure only affects this field: the form still submits the province.
    if (!all)
      import('./regionChoices').then(
        ({ REGION_CHOICES }) => setAll(REGION_CHOICES),
        () => undefined,
      )
  }
  const apply = (change: ListFilters) => {
    const filters = { ...draft, ...change }
    setDraft(filters)
    startProgress()
    startTransition(() => router.push(listHref(refine(filters, {})), { scroll: false }))
  }
  return { draft, regions: all ?? rendered, isPending, chooseProvince, apply }
}
