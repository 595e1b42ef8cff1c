'use client'

import Link from 'next/link'
import type { FormEvent } from 'react'
import type { ListQuery } from '@/contract/directoryQuery'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { buttonClass } from '../kit/buttonClass'
import type { RegionChoice } from './regionChoices'
import { useListFilters } from './useListFilters'
import type { ListFilters } from '../urls/listHref'
import { Select } from '../form/Select'

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

interface RegionSelectsProps {
  filters: ListFilters
  regions: readonly RegionChoice[]
  onProvince: (province: string | undefined) => void
  onDistrict: (district: string | undefined) => void
}

export function RegionSelects({ filters, regions, onProvince, onDistrict }: RegionSelectsProps) {
  const districts = regions.find((region) => region.province === filters.province)?.districts ?? []
  return (
    <>
      <Select
        label="시도"
        variant="field"
        name="province"
        value={filters.province ?? ''}
        onChange={(event) => onProvince(event.target.value || undefined)}
        className="sm:w-44"
      >
        <option value="">시도 전체</option>
        {regions.map((region) => (
          <option key={region.province}>{region.province}</option>
        ))}
      </Select>
      <Select
        label="시군구"
        variant="field"
        name="district"
        value={filters.district ?? ''}
        onChange={(event) => onDistrict(event.target.value || undefined)}
        disabled={districts.length === 0}
        className="sm:w-44"
      >
        <option value="">시군구 전체</option>
        {districts.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </>
  )
}
