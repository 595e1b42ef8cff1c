'use client'
import Link from 'next/link'
import type { FormEvent } from 'react'
import type { ListQuery } from '@/domain/directory/query'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { buttonClass } from '../kit/buttonClass'
import type { RegionChoice } from './regionChoices'
import { RegionSelects } from './RegionSelects'
import { useListFilters } from './useListFilters'

export function RegionForm({ query, regions: rendered }: { query: ListQuery; regions: readonly RegionChoice[] }) {
  const { draft, regions, isPending, chooseProvince, apply } = useListFilters(query, rendered)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply({})
  }
  return (
    <form action="/regions" onSubmit={submit} aria-label={LIST_CONTROLS.title}>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <RegionSelects
          filters={draft}
          regions={regions}
          onProvince={chooseProvince}
          onDistrict={(district) => apply({ district })}
        />
        <button
          type="submit"
          aria-busy={isPending}
          className={buttonClass('primary', 'min-h-12 px-6 aria-busy:animate-pulse')}
        >
          {LIST_CONTROLS.find}
        </button>
        <Link href="/regions" className={buttonClass('plain', 'min-h-12')}>
          {LIST_CONTROLS.reset}
        </Link>
      </div>
      <noscript>
        <p className="mt-2 text-small text-soft">{LIST_CONTROLS.provinceFirst}</p>
      </noscript>
    </form>
  )
}
