import { Autocomplete, Button, Slider, Stack, TextField, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { OfflineCheck } from '@/contract/recommendations'
import {
  type RecommendationSettings,
  recommendationSettingsSchema,
  type Weights,
} from '@/domain/recommendation/settings'
import { displayRegion } from '@/domain/region/regionNames'
import { Card } from '../kit/Card'
import { useAction } from '../kit/useAction'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { saveSettings } from './useRecommendations'

const percent = (part: number, whole: number): string =>
  `${((part / whole) * 100).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}%`

/** For how many members the held-out favourite was in the top ten, by preference and by popularity alone. */
function HitRate({ check }: { check: Omit<OfflineCheck, 'checkedAt'> | null }) {
  if (!check) return <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>아직 맞혀 보지 않음</span>
  const { members, preferenceHits, popularHits } = check
  if (members === 0)
    return (
      <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>즐겨찾기가 둘 이상인 회원이 없어 맞혀 볼 수 없음</span>
    )
  return (
    <span style={{ fontSize: 12.5, color: 'var(--soft)' }}>
      숨긴 즐겨찾기를 열 곳 안에 맞힌 비율 <b style={{ color: 'var(--ink)' }}>{percent(preferenceHits, members)}</b> ·
      인기순 열 곳으로는 {percent(popularHits, members)} · {members.toLocaleString()}명
    </span>
  )
}

type Words = { [Group in keyof Weights]: { title: string; parts: Record<keyof Weights[Group], string> } }

const WEIGHT_WORDS: Words = {
  popular: { title: '인기·지역', parts: { visits: '방문', agencies: '기관 수', rating: '평점' } },
  trending: { title: '급상승', parts: { visits: '방문 증가', reviews: '리뷰 증가' } },
  preference: { title: '취향', parts: { region: '지역', category: '업종', price: '1인당 금액', popular: '인기' } },
}

/** '더하면 60: 방문 50%, 기관 수 33%, 평점 17%'. Only their proportion counts. */
export function sharesText(weights: Record<string, number>, labels: Record<string, string>): string {
  const parts = Object.entries(labels).map(([part, label]) => ({ label, weight: weights[part] ?? 0 }))
  const sum = parts.reduce((total, { weight }) => total + weight, 0)
  if (sum === 0) return '더하면 0이라 추천할 수 없어요.'
  const shares = parts.map(({ label, weight }) => `${label} ${Math.round((weight / sum) * 100)}%`)
  return `더하면 ${sum}. 비율로 ${shares.join(', ')}`
}

const Groups = styled('div')({
  display: 'grid',
  gap: '8px 28px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
})

interface Props {
  draft: RecommendationSettings
  isChanged: boolean
  check: Omit<OfflineCheck, 'checkedAt'> | null
  onChange: (draft: RecommendationSettings) => void
  onReset: () => void
}

export function WeightPanel({ draft, isChanged, check, onChange, onReset }: Props) {
  const isValid = recommendationSettingsSchema.safeParse(draft).success
  const { mutate, isPending } = useAction(() => saveSettings(draft), { done: '저장하고 목록을 새로 만들었어요.' })
  const setWeight = (group: keyof Weights, name: string, value: number) =>
    onChange({
      ...draft,
      weights: { ...draft.weights, [group]: { ...draft.weights[group], [name]: value } },
    })
  return (
    <Card title="비중" action={<HitRate check={check} />}>
      <Groups>
        {(Object.keys(WEIGHT_WORDS) as (keyof Weights)[]).map((group) => (
          <div key={group}>
            <Typography component="h3" variant="h3">
              {WEIGHT_WORDS[group].title}
            </Typography>
            {Object.entries(WEIGHT_WORDS[group].parts).map(([name, label]) => (
              <WeightSlider
                key={name}
                label={label}
                value={(draft.weights[group] as Record<string, number>)[name] ?? 0}
                onChange={(value) => setWeight(group, name, value)}
              />
            ))}
            <p style={{ margin: '2px 0 0', fontSize: 12.5, color: 'var(--soft)' }}>
              {sharesText(draft.weights[group], WEIGHT_WORDS[group].parts)}
            </p>
          </div>
        ))}
      </Groups>
      <Stack direction="row" sx={{ gap: 1.5, mt: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <DefaultRegion code={draft.region} onChange={(region) => onChange({ ...draft, region })} />
        <span style={{ flex: 1, color: 'var(--soft)', fontSize: 12.5 }}>
          {!isValid && '한 묶음의 비중이 모두 0이면 추천할 수 없어요.'}
          {isValid && isChanged && '아래는 미리보기예요. 저장하면 공개 화면의 추천이 모두 새로 만들어져요.'}
        </span>
        <Button disabled={!isChanged || isPending} onClick={onReset}>
          되돌리기
        </Button>
        <Button variant="contained" disabled={!isChanged || !isValid || isPending} onClick={() => mutate()}>
          {isPending ? '만드는 중…' : '저장하고 적용'}
        </Button>
      </Stack>
    </Card>
  )
}

function WeightSlider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '72px 1fr 30px', gap: 12, alignItems: 'center' }}>
      <span id={id} style={{ fontSize: 13 }}>
        {label}
      </span>
      <Slider
        size="small"
        value={value}
        min={0}
        max={100}
        step={5}
        aria-labelledby={id}
        onChange={(_, next) => onChange(Number(next))}
        sx={{ color: 'var(--ink)' }}
      />
      <span style={{ fontSize: 13, textAlign: 'right' }}>{value}</span>
    </div>
  )
}

function DefaultRegion({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const regions = useStaffRegions()
  return (
    <Autocomplete
      size="small"
      options={regions}
      value={regions.find((one) => one.code === code) ?? null}
      getOptionLabel={displayRegion}
      getOptionKey={({ id }) => id}
      groupBy={({ province }) => province}
      onChange={(_, region) => region && onChange(region.code)}
      renderInput={(params) => <TextField {...params} label="기본 지역" />}
      sx={{ width: 230 }}
    />
  )
}
