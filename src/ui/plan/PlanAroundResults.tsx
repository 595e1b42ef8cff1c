import { useState } from 'react'
import { countServed, type CuisineCode } from '@/domain/place/lexicon/cuisineChips'
import { PLAN_SIZE } from '@/domain/plan/limits'
import { servesGroup } from '@/domain/plan/servesGroup'
import { aroundNotes } from '../location/aroundNotes'
import { CuisineButtons } from '../search/CuisineButtons'
import type { PlanAround } from './loadPlanAround'
import { PlanResults } from './PlanResults'

interface Props {
  found: PlanAround
  accuracy: number
}

export function PlanAroundResults({ found: { plan, query, isPartial }, accuracy }: Props) {
  const [cuisine, setCuisine] = useState<CuisineCode>()
  const wanted = { ...query, cuisine }
  const data = plan.data.filter((place) => servesGroup(place, wanted)).slice(0, PLAN_SIZE)
  return (
    <>
      <CuisineButtons chosen={cuisine} counts={countServed(plan.data)} onChoose={setCuisine} />
      <PlanResults
        key={[...Object.values(query), cuisine].join()}
        plan={{ data, matched: plan.matched }}
        query={wanted}
      />
      <p className="mt-6 text-note text-faint">{aroundNotes(accuracy, isPartial)}</p>
    </>
  )
}
