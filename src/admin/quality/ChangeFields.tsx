import { josa } from 'es-hangul'
import { Autocomplete, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { RestaurantChange } from '@/contract/restaurantChanges'
import type { QualityType } from '@/domain/quality'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import { displayRegion } from '@/domain/region/regionNames'
import { useStaffRegions } from '../kit/fields/RegionInput'

type Kind = 'subCategory' | 'category' | 'region' | 'phone' | 'point' | 'inactive' | 'active'

const KINDS: Record<Kind, string> = {
  subCategory: '업종 정하기',
  category: '분류 정하기',
  region: '지역 정하기',
  phone: '전화번호 비우기',
  point: '좌표 비우기',
  inactive: '비활성으로',
  active: '활성으로',
}

/** Changes that need no value. */
const WHOLE: Partial<Record<Kind, RestaurantChange>> = {
  phone: { phone: null },
  point: { point: null },
  inactive: { isActive: false },
  active: { isActive: true },
}

const FIRST: Partial<Record<QualityType, Kind>> = {
  no_category: 'subCategory',
  outside_district: 'point',
  stale: 'inactive',
}

interface Props {
  type: QualityType
  /** null while the change is incomplete */
  onChange: (changes: RestaurantChange | null) => void
}

export function ChangeFields({ type, onChange }: Props) {
  const [kind, setKind] = useState<Kind | ''>('')
  const suggested = FIRST[type]
  const choose = (next: Kind) => {
    setKind(next)
    onChange(WHOLE[next] ?? null)
  }
  return (
    <>
      <TextField
        select
        label="무엇을"
        value={kind}
        onChange={({ target }) => choose(target.value as Kind)}
        helperText={
          suggested && kind === ''
            ? `이 유형에는 ‘${KINDS[suggested]}’${josa.pick(KINDS[suggested], '을/를')} 자주 써요.`
            : undefined
        }
        fullWidth
      >
        {Object.entries(KINDS).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'subCategory' && <KitchenField onChange={onChange} />}
      {kind === 'category' && <CategoryField onChange={onChange} />}
      {kind === 'region' && <RegionField onChange={onChange} />}
    </>
  )
}

type FieldProps = Pick<Props, 'onChange'>

const KitchenField = ({ onChange }: FieldProps) => (
  <Autocomplete
    options={SUB_CATEGORIES}
    onChange={(_, subCategory) => onChange(subCategory ? { subCategory } : null)}
    renderInput={(params) => <TextField {...params} label="업종" />}
  />
)

function CategoryField({ onChange }: FieldProps) {
  const [value, setValue] = useState('')
  return (
    <TextField
      select
      label="분류"
      value={value}
      onChange={({ target }) => {
        setValue(target.value)
        onChange({ category: target.value as 'restaurant' | 'cafe' })
      }}
    >
      <MenuItem value="restaurant">음식점</MenuItem>
      <MenuItem value="cafe">카페</MenuItem>
    </TextField>
  )
}

function RegionField({ onChange }: FieldProps) {
  const regions = useStaffRegions()
  return (
    <Autocomplete
      options={regions}
      getOptionLabel={displayRegion}
      getOptionKey={({ id }) => id}
      groupBy={({ province }) => province}
      onChange={(_, region) => onChange(region ? { region: region.id } : null)}
      renderInput={(params) => <TextField {...params} label="지역" />}
    />
  )
}
