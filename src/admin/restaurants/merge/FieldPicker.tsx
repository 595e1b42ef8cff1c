import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { type DuplicateMember, type PickOption, PICKS } from '@/domain/linkage/duplicates'
import { PICK_LABELS, PROVENANCE_LABELS } from '@/messages/staff/matching'
import { koreanDate } from '../../kit/dates/koreanDate'
import { KeyHint } from '../../shortcuts/KeyHint'
import type { MergeDraft } from './mergeDraft'

export const MergeEffect = ({ moved, visits, title }: MergeDraft) => (
  <>
    다른 {moved.restaurants.toLocaleString()}곳의 방문 <b>{moved.visits.toLocaleString()}건</b>과 표기, 리뷰, 즐겨찾기가{' '}
    <b>{title}</b> 하나로 모여요. 합친 뒤의 방문은 {visits.toLocaleString()}건이에요. 빈칸은 다른 곳의 값으로 채우고, 옛
    주소는 남은 식당으로 이어져요.
  </>
)

const Frame = styled('div')({
  overflowX: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 14px',
    borderTop: '1px solid var(--line)',
    minWidth: 190,
  },
  '& thead th': { borderTop: 0 },
  '& th:first-of-type': { minWidth: 104, width: 112, fontWeight: 400, color: 'var(--soft)' },
  '& td.picked': { background: 'var(--wash)' },
  '& label': { display: 'flex', gap: 8, alignItems: 'flex-start', cursor: 'pointer' },
  '& input': { accentColor: 'var(--ink)', margin: '3px 0 0', width: 15, height: 15, flex: 'none' },
  '& small': { display: 'block', color: 'var(--soft)', fontSize: 12 },
})

interface Props extends Pick<MergeDraft, 'members' | 'survivor' | 'picks' | 'keep' | 'pick'> {
  /** digit keys choose the survivor */
  hasKeys?: boolean
}

export function FieldPicker({ members, survivor, picks, keep, pick: onPick, hasKeys = false }: Props) {
  return (
    <Frame tabIndex={0} role="region" aria-label="남길 값 고르기">
      <table>
        <thead>
          <tr>
            <th scope="col">남길 식당</th>
            {members.map((member, index) => (
              <th key={member.id} scope="col">
                <label>
                  <input
                    type="radio"
                    name="survivor"
                    checked={member.id === survivor}
                    onChange={() => keep(member.id)}
                  />
                  <span>
                    {hasKeys && <KeyHint keys={String(index + 1)} />} <b style={{ fontSize: 15 }}>{member.title}</b>
                    <small>
                      {member.region ?? '지역 없음'} · {member.id}번
                    </small>
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PICKS.map((pick) => (
            <tr key={pick}>
              <th scope="row">{PICK_LABELS[pick]}</th>
              {members.map(({ id, options }) => {
                const isPicked = (picks[pick] ?? survivor) === id
                return (
                  <td key={id} className={isPicked ? 'picked' : undefined}>
                    <label>
                      <input
                        type="radio"
                        name={pick}
                        aria-label={`${PICK_LABELS[pick]}: ${options[pick].value ?? '없음'}`}
                        checked={isPicked}
                        onChange={() => onPick(pick, id)}
                      />
                      <Value {...options[pick]} />
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
          <Facts members={members} />
        </tbody>
      </table>
    </Frame>
  )
}

const Value = ({ value, provenance, source }: PickOption) => (
  <span style={{ minWidth: 0 }}>
    {value ?? <span style={{ color: 'var(--soft)' }}>없음</span>}
    {value !== null && (
      <small>
        {PROVENANCE_LABELS[provenance]}
        {source && ` · ${source}`}
      </small>
    )}
  </span>
)

const Facts = ({ members }: { members: DuplicateMember[] }) => (
  <>
    <tr>
      <th scope="row">기록</th>
      {members.map(({ id, visitCount, agencyCount, reviewCount, lastVisit }) => (
        <td key={id}>
          <Link to={`/visits?filter=${encodeURIComponent(JSON.stringify({ restaurant: id }))}`}>
            방문 {visitCount.toLocaleString()}건
          </Link>
          <small>
            기관 {agencyCount.toLocaleString()}곳 · 리뷰 {reviewCount.toLocaleString()}건
            {lastVisit && ` · ${koreanDate(lastVisit)}까지`}
          </small>
        </td>
      ))}
    </tr>
    <tr>
      <th scope="row">표기</th>
      {members.map(({ id, aliases }) => (
        <td key={id}>{aliases.join(', ') || '없음'}</td>
      ))}
    </tr>
  </>
)
