import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { AgencyNameMatch, AgencyNames } from '@/domain/agency/findByName'
import type { AgencyType } from '@/domain/agencyTypes'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'

const DEBOUNCE_MS = 250

export interface AgencyOption extends AgencyNames {
  type: AgencyType
  /** '서울특별시 마포구' */
  place: string
}
export type FoundAgencies = AgencyNameMatch<AgencyOption>

const NONE: FoundAgencies = { known: null, holding: [], near: [] }

/** `isCurrent`: the result is for this text. */
export function useAgencies(name: string): { found: FoundAgencies; isCurrent: boolean } {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const [asked, setAsked] = useState(name)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [name])
  const { data } = useQuery({
    queryKey: ['agencies', 'find', asked],
    queryFn: () => provider.actionMany<FoundAgencies>('agencies', [], 'find', { name: asked }),
    enabled: asked !== '',
  })
  return { found: (asked === name && data) || NONE, isCurrent: name === '' || (asked === name && data !== undefined) }
}
